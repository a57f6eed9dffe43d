/** How browsers say, each in its own words, that a request or a part of the app did not come through. */
const unreached =
  /^(TypeError: )?(Failed to fetch($| \(| dynamically)|Load failed|NetworkError|network error$|error loading dynamically|Importing a module script failed)/

/**
 * Whether the server could not be reached, or the connection broke on the way; also where that is the cause of an error,
 * or the data API's client tells it in an error of its own.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { message, cause }: { message?: unknown; cause?: unknown } = error
  return unreached.test(String(message)) || isConnectionFailure(cause)
}

/** Whether it is a part of the app's script that did not come, in the words of each browser. */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script failed/.test(error.message)
