import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { Dictionary } from '@/lib/dictionary/dictionary'

/** What a learner met of a text. */
export interface MetText {
  /** All of the text, as a word is told by what stands beside it. */
  tokens: readonly TextToken[]
  /** What of it was met. */
  met: readonly TextToken[]
  /** Whether the learner wrote it, who may have left accents out. */
  isOwn: boolean
  /** Whether they used its words by themselves, and did not take over what was offered. */
  isUsed: boolean
  /** Whether a phrase was meant as a whole, as by who looks it up. */
  keepsPhrases?: boolean
  /**
   * What stood before their eyes as they wrote it: words that are not in it they recalled. Undefined where nobody vouches
   * that they are right, or the learner did not write them.
   */
  aid?: string | undefined
}

/** The terms that a text makes count, each once. @param names words that are names here, whatever they mean */
export async function termsToCount(
  { tokens, met, isOwn, keepsPhrases = false }: MetText,
  names: readonly string[],
  dictionary: Pick<Dictionary, 'countWords'>,
): Promise<string[]> {
  const words = await dictionary.countWords(tokens, { names, isOwn, keepsPhrases })
  const isMet = (start: number) =>
    met.some((token) => token.start <= start && start < token.start + token.text.length)
  return [...new Set(words.filter(({ start }) => isMet(start)).map(({ term }) => term))]
}
