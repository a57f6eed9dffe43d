/**
 * PostgreSQL's classes and codes of what is never accepted, however often it is sent: data exception, integrity violation,
 * missing privilege (a mutation is sent in its own learner's name only), more than a learner may keep.
 */
const permanent = /^(2[23]...|42501|54000)$/

/** Whether an error, or what caused it, says that the server will never take what was sent. */
export function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause }: { code?: unknown; cause?: unknown } = error
  return (typeof code === 'string' && permanent.test(code)) || isPermanent(cause)
}
