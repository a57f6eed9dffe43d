import { shuffle, type Chance } from '@lingarden/domain/chance'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { PlacedWord, Said } from './said.ts'

/** Words a sentence must have besides the gap, so that it can be told what is missing. */
const fewestOthers = 2

/**
 * The word of a sentence to leave out: a word of the learner's bank before any other, else a long one. Names and words
 * that stand there twice are none.
 */
export function chooseGap(
  { text, words }: Said,
  known: ReadonlySet<string>,
  language: LanguageTag,
  chance: Chance,
): PlacedWord | undefined {
  if (words.length <= fewestOthers || /[{}|]/u.test(text)) return undefined
  const { shortest } = wordRulesOf(language).gaps
  const fitting = words.filter(
    (word, place) =>
      [...word.text].length >= shortest &&
      !(place > 0 && /^\p{Lu}/u.test(word.text)) &&
      words.filter((other) => other.text.toLowerCase() === word.text.toLowerCase()).length === 1,
  )
  const worth = ({ text: word }: PlacedWord) =>
    (known.has(word.toLowerCase()) ? 100 : 0) + Math.min(6, [...word].length)
  return shuffle(fitting, chance).sort((a, b) => worth(b) - worth(a))[0]
}

/** The sentence with something else in a word's place. */
export const replaceWord = ({ text }: Said, { start, end }: PlacedWord, other: string): string =>
  text.slice(0, start) + other + text.slice(end)
