import { countedWords } from '@lingarden/domain/counted-words/counted-words'
import { termItLeadsTo } from '@lingarden/domain/counted-words/leads-to'
import { findEntries } from '@lingarden/domain/dictionary/find-entries'
import { toLearnerCorrections } from '@lingarden/domain/dictionary/learner-corrections'
import { withNumbers } from '@lingarden/domain/dictionary/numbers/number-entry'
import { listInflections } from '@lingarden/domain/dictionary/paradigm'
import { readInContext } from '@lingarden/domain/dictionary/readings'
import { checkAnswer } from '@lingarden/domain/exercises/check-answer'
import type { SearchIndex } from '@lingarden/domain/dictionary/search-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { loadWordRules } from '@lingarden/languages/load'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { TypingAids } from '@lingarden/languages/rules/typing-rules'
import type { Service } from '@/lib/worker/answer-calls'
import { DictionaryError, dictionaryErrors, notOpen } from './dictionary-error'
import { downloadFiles } from './download'
import { openPacked, packFiles, type OpenDictionary } from './open-dictionary'
import { prepareSearch } from './prepare-search'
import type { DictionaryCalls, DictionarySource } from './protocol'
import { readBudget } from './read-budget'
import {
  clearStored,
  readStored,
  removeStored,
  writeStored,
  type PackedDictionary,
} from './stored-dictionaries'
import { yieldControl } from '@/lib/yield-control'

interface Opened extends OpenDictionary {
  languageCode: string
  /** Made ready when first asked for. */
  search: () => Promise<SearchIndex>
  /** The same. */
  typing: () => Promise<TypingAids>
}

/** One at a time: a learner who turns to another language needs the memory for that. */
let opened: Opened | undefined

/** How often everything was forgotten; what was begun before must not be stored after. */
let clearings = 0

function dictionaryOf(languageCode: string): Opened {
  if (opened?.languageCode !== languageCode) throw new Error(notOpen(languageCode))
  return opened
}

/** @throws DictionaryError where it is no dictionary */
async function openIt(
  { languageCode, isMobile }: DictionarySource,
  version: string,
  packed: PackedDictionary,
) {
  const { index: words, forms } = openPacked(packed)
  const language = findLanguage(languageCode)
  if (language) await loadWordRules(language.tag)
  const index = language ? withNumbers(words, language.tag) : words
  const before = clearings
  let search: Promise<SearchIndex> | undefined
  let typing: Promise<TypingAids> | undefined
  opened = {
    index,
    forms,
    languageCode,
    search: () =>
      (search ??= prepareSearch(
        index,
        { languageCode, version },
        () => readBudget(isMobile),
        () => clearings === before,
      )),
    typing: () => (typing ??= prepareTyping(index, language?.tag)),
  }
}

/** @throws Error where the language's own letters stand on a keyboard: nobody asks then */
async function prepareTyping(index: DictionaryIndex, language: LanguageTag | undefined): Promise<TypingAids> {
  const typing = language && wordRulesOf(language).typing
  if (!typing) throw new Error('a language is typed as it is written')
  return typing.prepare(index, yieldControl)
}

async function keep(
  { languageCode, isMobile }: DictionarySource,
  version: string,
  packed: PackedDictionary,
  before: number,
) {
  const budget = await readBudget(isMobile)
  if (clearings === before) await writeStored(languageCode, version, packed, budget)
}

/** What the dictionary worker does, by the name of the call. */
export const dictionaryService: Service<DictionaryCalls> = {
  open: async ({ version, ...source }) => {
    const { languageCode } = source
    if (opened?.languageCode === languageCode) return true
    const stored = await readStored(languageCode, version)
    if (!stored) return false
    try {
      await openIt(source, stored.version, stored)
      return true
    } catch {
      await removeStored(languageCode)
      return false
    }
  },
  download: async ({ version, hasForms, storage, ...source }, { report }) => {
    const { languageCode } = source
    const before = clearings
    const packed = await packFiles(await downloadFiles(storage, { languageCode, hasForms }, report))
    await openIt(source, version, packed)
    // The words are there; nobody waits for what the next visit gains.
    void keep(source, version, packed, before)
    return true
  },
  lookUp: async ({ languageCode, terms }) => {
    const { index } = dictionaryOf(languageCode)
    return terms.map((term) => index.lookUp(term))
  },
  tokenize: async ({ languageCode, tag, text, corrections }) => {
    const { index } = dictionaryOf(languageCode)
    const lookup = { ...index, corrections: toLearnerCorrections(corrections) }
    const tokens = tokenize(text, tag, lookup)
    return [...readInContext(tokens, tag, lookup)]
  },
  countWords: async ({ languageCode, tokens, text }) =>
    countedWords(tokens, text, dictionaryOf(languageCode).index.lookUp),
  leadTo: async ({ languageCode, tag, terms }) => {
    const { index, typing } = dictionaryOf(languageCode)
    // Older characters; letters would be taken for pinyin.
    const isOlder = (term: string) => !index.lookUp(term) && /\p{Script=Han}/u.test(term)
    const writeOut = wordRulesOf(tag).typing && terms.some(isOlder) ? (await typing()).writeOut : undefined
    const todays = (term: string) => (writeOut && isOlder(term) ? writeOut(term) : term)
    return terms.map((term) => termItLeadsTo(term, tag, index.lookUp, todays))
  },
  search: async ({ languageCode, tag, query, limit }, { isCancelled }) => {
    const { index, search } = dictionaryOf(languageCode)
    const ready = await search()
    // The word that was typed meanwhile may have made this one needless.
    await yieldControl()
    if (isCancelled()) throw new DictionaryError(dictionaryErrors.searchCancelled)
    return findEntries(index, ready, tag, query, limit)
  },
  browse: async ({ languageCode, level, from, limit }) => {
    const { index, search } = dictionaryOf(languageCode)
    // Whoever browses is about to search: what that needs is made ready once this is answered.
    void yieldControl().then(search)
    const places = index.listPlaces(level)
    return { entries: places.slice(from, from + limit).map(index.entryAt), total: places.length }
  },
  check: async ({ languageCode, tag, task, given, readings }) => {
    const { index, typing } = dictionaryOf(languageCode)
    const readSimplified = async () => (await typing()).simplifiedOf
    return checkAnswer(
      { task, given, language: tag, readings },
      index,
      wordRulesOf(tag).typing && readSimplified,
    )
  },
  candidates: async ({ languageCode, typed, limit, context }) => {
    const { findCandidates } = await dictionaryOf(languageCode).typing()
    return findCandidates(typed, limit, context)
  },
  writeOut: async ({ languageCode, text }) => {
    const { writeOut } = await dictionaryOf(languageCode).typing()
    return writeOut(text)
  },
  inflections: async ({ languageCode, lemma }) => {
    const { forms } = dictionaryOf(languageCode)
    return forms ? listInflections(forms, lemma, languageCode) : []
  },
  clear: async () => {
    opened = undefined
    clearings++
    await clearStored()
    return undefined
  },
}
