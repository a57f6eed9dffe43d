import type { TypingAids, TypingContext, TypingRules } from '@lingarden/languages/rules/typing-rules'

/** What letters stand for with no dictionary; the words for it are loaded when they are first wanted. */
export function openFirstWords({ prepareFirstWords }: TypingRules) {
  let words: Promise<Pick<TypingAids, 'findCandidates' | 'writeOut'>> | undefined
  const load = async () => {
    words ??= prepareFirstWords()
    try {
      return await words
    } catch (cause) {
      // It may come the next time.
      words = undefined
      throw cause
    }
  }
  return {
    candidates: async (typed: string, limit: number, context?: TypingContext) =>
      (await load()).findCandidates(typed, limit, context),
    writeOut: async (text: string) => (await load()).writeOut(text),
  }
}
