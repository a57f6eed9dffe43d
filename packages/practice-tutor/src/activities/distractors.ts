import { shuffle, type Chance } from '@lingarden/domain/chance'
import type { Said } from './said.ts'

/** Every word that was said, in lower case; names are none. */
export function wordsSaid(said: readonly Said[]): string[] {
  const words = said.flatMap((sentence) => sentence.words.map(({ text }) => text))
  return [...new Set(words.filter((word) => !/^\p{Lu}/u.test(word)).map((word) => word.toLowerCase()))]
}

/**
 * Up to three other words to choose from beside the right one, those of a like length first, none of them of its sentence.
 * @param words in lower case, each once
 */
export function distractorsFor(
  answer: string,
  { words, sentence }: { words: readonly string[]; sentence: string },
  chance: Chance,
): string[] {
  const inSentence = sentence.toLowerCase()
  const others = words.filter((word) => !inSentence.includes(word))
  const distance = (word: string) => Math.abs(word.length - answer.length)
  return shuffle(others, chance)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3)
}
