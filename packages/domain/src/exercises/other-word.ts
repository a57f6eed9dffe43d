import type { LanguageTag } from '@lingarden/languages/find-language'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { describeForm } from '@lingarden/languages/kit/dictionary/form-reason'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { withoutMarks } from '@lingarden/text/plain-text'
import { isHeadword, placesOf } from './word-class.ts'

/** What judging asks a dictionary of inflected words. */
export interface WordLookup {
  lookUp: (term: string) => DictionaryEntry | undefined
}

/** A real word that was written for another one, with what both mean. */
export interface OtherWord {
  word: string
  meaning: string
  answer: string
  /** Empty where the dictionary does not know it. */
  answerMeaning: string
}

/** The entry of a word of the language; undefined for names, other languages' words and misspellings. */
function findWord(word: string, { lookUp }: WordLookup): DictionaryEntry | undefined {
  const entry = lookUp(word)
  return entry && !entry.aside && entry.pos !== 'name' ? entry : undefined
}

/**
 * The real word that was written, where letters differ; also where it lacks its own accents (comia is comía).
 * @returns undefined where there is none
 */
export function findOtherWord(
  given: string,
  language: LanguageTag,
  dictionary: WordLookup,
): string | undefined {
  return [given, ...listAccented(given, language)].find((word) => findWord(word, dictionary))
}

interface SameLetters {
  dictionary: WordLookup
  language: LanguageTag
  isInSentence: boolean
}

/**
 * The real word that an accent makes of another one: año without its tilde. In a sentence it must be able to stand at the
 * same place, or the sentence shows which one was meant (esta in "¿Cómo esta?"). A single word is another one where the
 * dictionary has it as a word of its own with another meaning.
 * @param right the right word, which differs by accents alone
 */
export function findOtherByAccent(
  given: string,
  right: string,
  { dictionary, language, isInSentence }: SameLetters,
): string | undefined {
  const [written, wanted] = [findWord(given, dictionary), findWord(right, dictionary)]
  if (!written || !wanted || written.term === wanted.term) return undefined
  // What is told to be another spelling, as ca of ça, is no other word.
  if (written.definition.includes(`(${right})`)) return undefined
  if (shortMeaning(written) === shortMeaning(wanted))
    return areBothConjugated(written, wanted) ? given : undefined
  const { markedByRule } = wordRulesOf(language).answers
  if (isInSentence && (markedByRule?.test(right) || markedByRule?.test(given))) return undefined
  const places = placesOf(wanted)
  const standsThere = [...placesOf(written)].some((place) => places.has(place))
  const isWellKnown = isHeadword(written) || (written.rank ?? Infinity) <= wellKnown
  return standsThere || (!isInSentence && isWellKnown) ? given : undefined
}

/** Up to this rank a form of another word is one that a learner meets: entré for entre, but not medico for médico. */
const wellKnown = 10_000

/** Habló and hablo have one meaning, and say it of other people and times. */
const areBothConjugated = (a: DictionaryEntry, b: DictionaryEntry): boolean =>
  placesOf(a).has('verb') && placesOf(b).has('verb')

/** What both words mean, for the learner to compare. */
export function compareWords(word: string, answer: string, dictionary: WordLookup): OtherWord {
  const [written, wanted] = [findWord(word, dictionary), findWord(answer, dictionary)]
  const isAlike = shortMeaning(written) === shortMeaning(wanted)
  const meaningOf = (entry: DictionaryEntry | undefined) => {
    const [form] = entry?.formOf ?? []
    return isAlike && form ? describeForm(form) : shortMeaning(entry)
  }
  return { word, meaning: meaningOf(written), answer, answerMeaning: meaningOf(wanted) }
}

const kinds = /^(?:(?:\p{L}+\.|m\.\/f\.)\s+)+/u

/** A sense may list many words; so many are enough to tell two words apart. */
const shownMeanings = 2

/** The first sense as a learner reads it, without the kind of word. */
function shortMeaning(entry: DictionaryEntry | undefined): string {
  const sense = (entry?.definition.split(/\s*[;|]\s*/)[0] ?? '').replace(kinds, '')
  return sense.split(', ').slice(0, shownMeanings).join(', ')
}

/** A word with each one of its letters accented, and with the last e as well, as in été. */
function listAccented(word: string, language: LanguageTag): string[] {
  const { markedLetters } = wordRulesOf(language)
  const plain = withoutMarks(word)
  const letters = Array.from(plain)
  const withOne = letters.flatMap((letter, place) =>
    Array.from(markedLetters[letter] ?? '', (other) => letters.with(place, other).join('')),
  )
  const withTwo = withOne.flatMap((one) => (one.endsWith('e') ? [one.replace(/e$/u, 'é')] : []))
  return [...withOne, ...withTwo]
}
