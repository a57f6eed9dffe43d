import { DictionaryError } from './dictionary-error'
import { dictionaryService } from './dictionary-service'
import type { Answer, Call, CallName, Cancellation, DictionaryCalls } from './protocol'

/** Runs the calls that reach the worker; one that was cancelled may stop early. */
export function createDispatcher(post: (answer: Answer) => void): (message: Call | Cancellation) => void {
  const cancelled = new Set<number>()

  async function run<Name extends CallName>({ id, name, args }: Call<Name>): Promise<Answer> {
    try {
      const handler: (
        args: DictionaryCalls[Name]['args'],
        isCancelled: () => boolean,
      ) => Promise<DictionaryCalls[Name]['result']> = dictionaryService[name]
      return { id, result: await handler(args, () => cancelled.has(id)) }
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
