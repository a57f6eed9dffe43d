import type { Answer, Call, Calls, Cancellation, Failure } from './protocol'

/** The way back to whoever called, while a call runs. */
interface CallContext {
  isCancelled: () => boolean
  /** Says how much further the call has come. */
  report: (progress: number) => void
}

/** What a worker does, by the name of the call. */
export type Service<Names extends Calls<Names>> = {
  [Name in keyof Names]: (
    args: Names[Name]['args'],
    context: CallContext,
  ) => Names[Name]['result'] | Promise<Names[Name]['result']>
}

const failureOf = (error: unknown): Failure =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }

/**
 * Runs the calls that reach a worker, each with the service of its name; one that was cancelled may stop early. What goes
 * wrong is answered rather than thrown, since nobody would hear it.
 */
export function createDispatcher<Names extends Calls<Names>>(
  service: Service<Names>,
  post: (answer: Answer) => void,
): (message: Call | Cancellation) => void {
  const running = new Set<number>()
  const hasName = (name: PropertyKey): name is keyof Names => Object.hasOwn(service, name)

  async function run({ id, name, args }: Call): Promise<Answer> {
    running.add(id)
    try {
      if (!hasName(name)) throw new TypeError(`The worker does not know the call ${String(name)}`)
      const context: CallContext = {
        isCancelled: () => !running.has(id),
        report: (progress) => post({ id, progress }),
      }
      return { id, result: await service[name](args, context) }
    } catch (error) {
      return { id, failure: failureOf(error) }
    } finally {
      running.delete(id)
    }
  }

  return (message) => {
    if ('cancel' in message) running.delete(message.cancel)
    else void run(message).then(post)
  }
}

/** Has this worker answer calls. */
export function answerCalls<Names extends Calls<Names>>(service: Service<Names>): void {
  const dispatch = createDispatcher<Names>(service, (answer) => self.postMessage(answer))
  self.addEventListener('message', ({ data }: MessageEvent<Call | Cancellation>) => dispatch(data))
}
