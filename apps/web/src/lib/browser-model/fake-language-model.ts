import type { Availability, ModelSession, Prompt } from './language-model'

interface FakeModel {
  /** Each session's prompts and what it was asked. */
  sessions: { initialPrompts: readonly Prompt[]; asked: string[]; isDestroyed: boolean }[]
  availability: () => Promise<Availability>
  create: (options?: { initialPrompts?: readonly Prompt[] }) => Promise<ModelSession>
}

/**
 * A model at the browser's edge, for tests: it speaks the Prompt API and says what it is told to, in small pieces.
 * @param says by turns; an error is thrown in its place
 */
export function fakeLanguageModel(availability: Availability, ...says: (string | Error)[]): FakeModel {
  const sessions: FakeModel['sessions'] = []
  return {
    sessions,
    availability: async () => availability,
    create: async ({
      initialPrompts = [],
    }: { initialPrompts?: readonly Prompt[] } = {}): Promise<ModelSession> => {
      const session = { initialPrompts, asked: [] as string[], isDestroyed: false }
      const says_ = says[Math.min(sessions.length, says.length - 1)] ?? ''
      sessions.push(session)
      return {
        promptStreaming: (input, { signal }) => {
          session.asked.push(input)
          return new ReadableStream({
            start(controller) {
              signal.throwIfAborted()
              if (says_ instanceof Error) return controller.error(says_)
              for (const piece of says_.match(/[^]{1,7}/gu) ?? []) controller.enqueue(piece)
              controller.close()
            },
          })
        },
        destroy: () => {
          session.isDestroyed = true
        },
      }
    },
  }
}
