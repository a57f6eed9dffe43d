const listeners = new Set<() => void>()

/** Hears when the server refuses something because the operator has closed the site; gives back how to stop. */
export function onSiteClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The fields in which the protocols that our server speaks name what is wrong. */
const codeFields = ['code', 'error_code', 'error'] as const

/** Tells the page where an answer says that the site is closed. The answer stays as it is, for whoever asked. */
export async function tellSiteClosed(answer: Response): Promise<void> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null) return
  const fields = body as Partial<Record<(typeof codeFields)[number], unknown>>
  if (codeFields.every((field) => fields[field] !== 'site_disabled')) return
  for (const listener of listeners) listener()
}
