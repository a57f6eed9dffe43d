/** Writes what went wrong, with its cause, for whoever looks into it; the learner reads another text. */
export function logError(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the browser's console
  console.error(what, cause)
}
