import { DictionaryError } from './dictionary-error'
import { dictionaryService, type CallContext } from './dictionary-service'
import type { Answer, Call, CallName, Cancellation, DictionaryCalls, Progress } from './protocol'

/** Runs the calls that reach the worker; one that was cancelled may stop early. */
export function createDispatcher(
  post: (message: Answer | Progress) => void,
): (message: Call | Cancellation) => void {
  const cancelled = new Set<number>()

  async function run<Name extends CallName>({ id, name, args }: Call<Name>): Promise<Answer> {
    const context: CallContext = {
      isCancelled: () => cancelled.has(id),
      report: (arrived) => post({ id, arrived }),
    }
    try {
      const handler: (
        args: DictionaryCalls[Name]['args'],
        context: CallContext,
      ) => Promise<DictionaryCalls[Name]['result']> = dictionaryService[name]
      return { id, result: await handler(args, context) }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return { id, error: message, isKnown: error instanceof DictionaryError }
    } finally {
      cancelled.delete(id)
    }
  }

  return (message) => {
    if ('cancel' in message) cancelled.add(message.cancel)
    else void run(message).then(post)
  }
}
