import { existsSync } from 'node:fs'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'
import { languageFolder } from '../../build/language-folder.ts'
import { languageOf, supportedLanguages, type LanguageTag } from '../../find-language.ts'
import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'

/** A word that something is called by, and how well it fits: the least is the best. */
interface Called {
  entry: DictionaryEntry
  cost: number
}

/** What a word without a rank costs, as much as a rare one. */
const unranked = 20_000
/** A word of another language is common enough where its rank is below this. */
const common = 8000
const mostWords = 3

const called = new Map<LanguageTag, Map<string, Called>>()

/** What each thing is called by that a dictionary names, in whichever sense of a word. */
function calledIn(tag: LanguageTag): Map<string, Called> {
  const known = called.get(tag) ?? indexMeanings(readBuiltDictionary(tag).entries)
  called.set(tag, known)
  return known
}

function indexMeanings(entries: readonly DictionaryEntry[]): Map<string, Called> {
  const index = new Map<string, Called>()
  for (const entry of entries.filter(({ formOf }) => formOf === undefined)) {
    const parts = entry.definition.split(/; | \| |,/u).map(plainMeaning)
    for (const [place, meaning] of parts.entries()) {
      if (!isWord.test(meaning) || meaning.split(' ').length > mostWords) continue
      // What means only this is meant by it before what means many things.
      const cost = (entry.rank ?? unranked) * (1 + place) + parts.length
      if (cost < (index.get(meaning)?.cost ?? Infinity)) index.set(meaning, { entry, cost })
    }
  }
  return index
}

const isWord = /^[a-z][a-z' -]{1,24}$/u

/** A meaning without the class of the word, what stands in brackets and what English puts before it. */
export const plainMeaning = (meaning: string): string =>
  meaning
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()
    .replace(
      /^(?:(?:n|v|adj|adv|interj|prep|conj|pron|num|art|det|m|f|pl|phr|part|tr|intr|refl)\.\s*(?:\/\s*)?)+/u,
      '',
    )
    .toLowerCase()
    .replace(/^(?:to|a|an|the) /u, '')

/**
 * What the words of a dictionary mean beside their first sense, where no first sense does and another language has a common
 * word for it.
 * @param isKnown whether a meaning is found already
 */
export function otherMeanings(
  tag: LanguageTag,
  isKnown: (meaning: string) => boolean,
): { entry: DictionaryEntry; meaning: string }[] {
  const others = supportedLanguages.filter(
    (language) =>
      language.tag !== tag && existsSync(new URL('dictionary/manifest.json', languageFolder(language.tag))),
  )
  const isCommon = (meaning: string) =>
    others.some((other) => (calledIn(other.tag).get(meaning)?.entry.rank ?? Infinity) < common)
  const isEnough = ({ rank, term }: DictionaryEntry) =>
    rank !== undefined || term.includes(' ') || !languageOf(tag).hasAlphabet
  return [...calledIn(tag)]
    .filter(
      ([meaning, { entry }]) =>
        !isKnown(meaning) && meaning !== entry.term && isEnough(entry) && isCommon(meaning),
    )
    .map(([meaning, { entry }]) => ({ entry, meaning }))
}
