/** Whether Stripe says that it has no such thing, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}
