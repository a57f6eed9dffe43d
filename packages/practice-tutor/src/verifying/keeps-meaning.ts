import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { editDistance } from '@lingarden/text/edit-distance'
import { wordsIn, type ChangedWords } from './changed-words.ts'

/** Numbers that are told apart as words. */
const highest = 100
const numberWords = new Map<LanguageTag, ReadonlyMap<string, number>>()

function numbersOf(language: LanguageTag): ReadonlyMap<string, number> {
  const { spell } = wordRulesOf(language).numbers
  const known =
    numberWords.get(language) ??
    new Map(Array.from({ length: highest + 1 }, (_, number) => [spell(number).words, number]))
  numberWords.set(language, known)
  return known
}

/** Whether a correction leaves alone how many there are: only the learner knows that. */
export function keepsNumbers({ removed, added }: ChangedWords, language: LanguageTag): boolean {
  const numbers = numbersOf(language)
  const valuesOf = (words: readonly string[]) =>
    words.flatMap((word) => (/^\p{N}+$/u.test(word) ? [Number(word)] : (numbers.get(word) ?? [])))
  const [before, after] = [valuesOf(removed), valuesOf(added)]
  return before.length === 0 || after.length === 0 || before.join() === after.join()
}

/** Whether a clause denies after a correction what it denied before: one negation may become another, none may come or go. */
export function keepsNegation(before: string, after: string, language: LanguageTag): boolean {
  const { negations } = wordRulesOf(language)
  const denies = (clause: string) =>
    wordsIn(clause).some((word) => negations.has(word) || negations.has(word.replace(/'$/u, 'e')))
  return denies(before) === denies(after)
}

/**
 * Whether a word of content makes place for one that has nothing to do with it. That may mend a wrong word, or say
 * something else than the learner did: no rule knows which.
 */
export function changesContent(
  { removed, added }: ChangedWords,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): boolean {
  const { functionWords } = wordRulesOf(language)
  const content = (words: readonly string[]) => words.filter((word) => !functionWords.has(word))
  const [before, after] = [content(removed), content(added)]
  if (before.length === 0 || after.length === 0) return false
  if (before.some((word) => /\p{Script=Han}/u.test(word)))
    return !after.some((word) => before.includes(word)) && before.length + after.length > 2
  return !before.some((from) => after.some((to) => areRelated(from, to, lexicon)))
}

/** Forms of one word, or words that are spelt alike. */
function areRelated(from: string, to: string, lexicon: Lexicon | undefined): boolean {
  const most = Math.floor(Math.max(from.length, to.length) / 2)
  if (editDistance(from, to, most) <= most) return true
  const lemmas = (word: string) => lexicon?.analyse(word).map(({ lemma }) => lemma) ?? []
  const own = new Set(lemmas(from))
  return lemmas(to).some((lemma) => own.has(lemma))
}
