/** What a function between learners answers. */
interface Answer {
  data: unknown
  error: unknown
}

/**
 * Waits for a function that answers with an outcome.
 * @throws Error where the outcome is another one
 */
export async function expectOutcome(call: PromiseLike<Answer>, expected: string): Promise<void> {
  const { data, error } = await call
  if (error) throw error
  const isExpected =
    typeof data === 'object' && data !== null && 'outcome' in data && data.outcome === expected
  if (!isExpected) throw new Error(`Expected ${expected}, not ${JSON.stringify(data)}`)
}
