/** PostgREST's way to say 409 by an error of the database: what came under this key was carried out before. */
const alreadyApplied = 'PT409'

interface Answer {
  data: unknown
  error: { code: string } | null
}

/** A request of the data API that can still be given headers. */
type Request<A extends Answer> = PromiseLike<A> & { setHeader: (name: string, value: string) => unknown }

/**
 * Asks for a change that the server carries out once, however often it arrives under a key.
 * @returns its answer; of one that was carried out before only that, as nobody knows any more what it was
 */
export async function once<A extends Answer>(
  key: string,
  request: Request<A>,
): Promise<(A & { wasApplied?: never }) | { data: null; error: null; wasApplied: true }> {
  request.setHeader('Idempotency-Key', key)
  const answer = await request
  return answer.error?.code === alreadyApplied ? { data: null, error: null, wasApplied: true } : answer
}

/** The same for a change of which nobody needs the answer. @throws the data API's error */
export async function carryOut<A extends Answer>(key: string, request: Request<A>): Promise<void> {
  const { error } = await once(key, request)
  if (error) throw error
}
