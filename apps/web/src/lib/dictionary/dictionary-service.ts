import { countedWords } from '@lingarden/domain/counted-words/counted-words'
import { findEntries } from '@lingarden/domain/dictionary/find-entries'
import { toLearnerCorrections } from '@lingarden/domain/dictionary/learner-corrections'
import { withNumbers } from '@lingarden/domain/dictionary/numbers/number-entry'
import { listInflections } from '@lingarden/domain/dictionary/paradigm'
import { readInContext } from '@lingarden/languages/zh/reading/read-in-context'
import { checkAnswer } from '@lingarden/domain/exercises/check-answer'
import type { SearchIndex } from '@lingarden/domain/dictionary/search-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { findLanguage } from '@lingarden/languages/find-language'
import { loadWordRules } from '@lingarden/languages/loaded'
import { findCandidates } from '@lingarden/languages/zh/pinyin/find-candidates'
import { prepareTyping, type TypingAids } from '@lingarden/languages/zh/pinyin/typing-aids'
import { openPairs, type WordPairs } from '@lingarden/languages/zh/pinyin/word-pairs'
import { writeAsCharacters } from '@lingarden/languages/zh/pinyin/write-as-characters'
import { DictionaryError, dictionaryErrors, notOpen } from './dictionary-error'
import { downloadFiles } from './download'
import { openPacked, packFiles, type OpenDictionary } from './open-dictionary'
import { prepareSearch } from './prepare-search'
import type { CallName, DictionaryCalls, DictionarySource } from './protocol'
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
    typing: () => (typing ??= loadPairs().then((pairs) => prepareTyping(index, yieldControl, pairs))),
  }
}

/** Sentences come out better with them; without them words are chosen all the same. */
async function loadPairs(): Promise<WordPairs | undefined> {
  try {
    const { packedPairs } = await import('@lingarden/languages/zh/generated/word-pairs')
    return openPairs(packedPairs)
  } catch {
    return undefined
  }
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

/** The way back to whoever called, while a call runs. */
export interface CallContext {
  isCancelled: () => boolean
  /** Reports bytes that arrived. */
  report: (arrived: number) => void
}

type Handlers = {
  [Name in CallName]: (
    args: DictionaryCalls[Name]['args'],
    context: CallContext,
  ) => Promise<DictionaryCalls[Name]['result']>
}

/** What the dictionary worker does, by the name of the call. */
export const dictionaryService: Handlers = {
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
    return tag === 'zh' ? readInContext(tokens, lookup) : tokens
  },
  countWords: async ({ languageCode, tokens, text }) =>
    countedWords(tokens, text, dictionaryOf(languageCode).index.lookUp),
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
    return checkAnswer(
      { task, given, language: tag, readings },
      index,
      async () => (await typing()).traditional,
    )
  },
  candidates: async ({ languageCode, typed, limit }) => {
    const { pinyin } = await dictionaryOf(languageCode).typing()
    return findCandidates(pinyin, typed, limit)
  },
  writeOut: async ({ languageCode, text }) => {
    const { pinyin, traditional } = await dictionaryOf(languageCode).typing()
    return writeAsCharacters(traditional.simplify(text), pinyin)
  },
  inflections: async ({ languageCode, lemma }) => {
    const { forms } = dictionaryOf(languageCode)
    return forms ? listInflections(forms, lemma) : []
  },
  clear: async () => {
    opened = undefined
    clearings++
    await clearStored()
    return undefined
  },
}
