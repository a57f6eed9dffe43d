import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { isHan, type SearchIndex } from './search-index.ts'
import { searchDictionary } from './search.ts'
import { tokenize } from './tokenize.ts'

/** A result below this score is a guess: the words of the query, if it has several, are more likely meant. */
const sureFrom = 95
/** Syllables of a sentence in pinyin that are looked up one by one. */
const mostSyllables = 6

/** A word no longer than this is as likely English (go, he, so): the more frequent one comes first. */
const shortWord = 2
/** A longer one is as likely English where what that means is so much more frequent: casa rather than house (music). */
const muchRarer = 10

/**
 * What a learner may mean by a query: the word as it stands, whatever a search finds, and where that is only a
 * guess, the words that the query is made of ("j'aime", "dándoselo", a sentence).
 * @param limit how many entries at most
 */
export function findEntries(
  dictionary: DictionaryIndex,
  records: SearchIndex,
  language: LanguageTag,
  query: string,
  limit: number,
): DictionaryEntry[] {
  const text = query.trim()
  const { entries, score } = searchDictionary(records, text, limit)
  const own = dictionary.lookUp(text)
  const words = own || score >= sureFrom ? [] : wordsOf(dictionary, records, language, text)
  const isFirst = own && !(isEntry(own) && isRatherEnglish(own, entries[0]))
  const found = new Map<string, DictionaryEntry>()
  for (const entry of [...(isFirst ? [own] : []), ...words, ...entries]) {
    if (!found.has(entry.term)) found.set(entry.term, entry)
  }
  return [...found.values()].slice(0, limit)
}

/** Not a form that has everything from its lemma. */
const isEntry = ({ formOf, rank }: DictionaryEntry): boolean => rank !== undefined || !formOf

function isRatherEnglish(own: DictionaryEntry, found: DictionaryEntry | undefined): boolean {
  if (own.term.length <= shortWord) return true
  return (own.rank ?? Infinity) > muchRarer * (found?.rank ?? Infinity)
}

function wordsOf(
  dictionary: DictionaryIndex,
  records: SearchIndex,
  language: LanguageTag,
  text: string,
): DictionaryEntry[] {
  if (wordRulesOf(language).typing && !isHan(text)) return syllablesOf(records, text)
  const words = tokenize(text, language, dictionary).filter(({ kind }) => kind === 'word')
  const entries = words.map((word) => dictionary.lookUp(word.term ?? word.text))
  // One unknown word is a mistyped one, not a sentence of one.
  return words.length === 1 && entries[0] === undefined ? [] : entries.filter((entry) => entry !== undefined)
}

/** The most usual word of each syllable of a sentence typed in pinyin; none where that is no pinyin. */
function syllablesOf(records: SearchIndex, text: string): DictionaryEntry[] {
  const syllables = text.split(/[\s'’]+/)
  if (syllables.length < 2 || syllables.length > mostSyllables) return []
  const found = syllables.map((syllable) => searchDictionary(records, syllable, 1))
  const isPinyin = found.every(({ entries: [entry], score }) => score === 100 && entry && isHan(entry.term))
  return isPinyin ? found.flatMap(({ entries }) => entries) : []
}
