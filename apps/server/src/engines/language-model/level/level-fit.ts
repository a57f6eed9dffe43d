import type { LanguageTag } from '@lingarden/languages/find-language'
import { promptRulesOf } from '@lingarden/languages/loaded'
import type { Level } from '@lingarden/domain/levels'
import type { Knows } from './level-words.ts'

/** A word's place among the words of its language, 1 = most frequent; undefined where it is rare. */
export type RankOf = (word: string) => number | undefined

/** Part of the words that must be known or taught: readers understand what they read at 95 to 98 % (Hu and Nation 2000). */
const smallestShare: Partial<Record<Level, number>> = {
  beginner: 0.95,
  elementary: 0.95,
  intermediate: 0.9,
  advanced: 0.9,
}
/** So many of the words that were said last are looked at together: one sentence alone is too short for a share. */
const windowWords = 60
/** In fewer words than these one rare word is let pass. */
const fewestWords = 20

export interface LevelContext {
  level: Level
  language: LanguageTag
  /** What the level knows; undefined where nothing is measured. */
  knows: Knows | undefined
  /** The learner's own words, and what was just said, in lower case. */
  known: ReadonlySet<string>
}

/** The words of a text, and those of them that are neither the level's nor the learner's. */
function measureWords(text: string, { language, knows, known }: LevelContext) {
  const words = promptRulesOf(language)
    .wordsOf(text)
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
  const isHard = (word: string) => knows !== undefined && !known.has(word) && !knows(word)
  return { words, isHard }
}

/** Part of a text's words that a learner knows, 0 to 1; 1 for a text without words. */
export function shareKnown(text: string, context: LevelContext): number {
  const { words, isHard } = measureWords(text, context)
  return words.length === 0 ? 1 : 1 - words.filter(isHard).length / words.length
}

/** What the tutor has said of late, as far as the level goes: each word known or not. */
export class LevelWindow {
  readonly #context: LevelContext
  #marks: boolean[] = []

  /** @param said what the tutor said before, in its order */
  constructor(context: LevelContext, said: readonly string[]) {
    this.#context = context
    for (const text of said) this.add(text)
  }

  /** The words of a sentence that are too many beside what was said; none where it fits. */
  tooHard(sentence: string): string[] {
    const { words, isHard } = measureWords(sentence, this.#context)
    const hard = words.filter(isHard)
    const all = [...this.#marks, ...words.map(isHard)].slice(-windowWords)
    const share = 1 - all.filter(Boolean).length / Math.max(all.length, fewestWords)
    return hard.length > 0 && share < (smallestShare[this.#context.level] ?? 0) ? [...new Set(hard)] : []
  }

  /** Notes a sentence that is said. */
  add(sentence: string): void {
    const { words, isHard } = measureWords(sentence, this.#context)
    this.#marks = [...this.#marks, ...words.map(isHard)].slice(-windowWords)
  }
}
