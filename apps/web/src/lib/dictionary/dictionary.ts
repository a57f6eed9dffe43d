import type { CountedText, CountedWord } from '@lingarden/domain/counted-words/counted-words'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { CorrectionRow } from '@lingarden/domain/dictionary/learner-corrections'
import type { Inflection } from '@lingarden/domain/dictionary/paradigm'
import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { DrillTask } from '@lingarden/domain/exercises/drill'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import type { Candidate, TypingContext } from '@lingarden/languages/rules/typing-rules'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { onSignOut } from '@/lib/identity/clearings'
import { mobileBreakpoint } from '@/lib/mobile-breakpoint'
import { DictionaryError, dictionaryErrors, notOpen } from './dictionary-error'
import { setLoadingProgress } from './loading-progress'
import { readStorageAccess } from './storage-access'
import { askDictionary } from './ask-worker'

/** The dictionary of one language, held in a worker so that the page stays responsive. */
export interface Dictionary {
  lookUp: (terms: string[]) => Promise<(DictionaryEntry | undefined)[]>
  /** The words of a text, with their readings where the language has any; the learner's corrections win. */
  tokenize: (text: string, corrections?: readonly CorrectionRow[]) => Promise<ReadToken[]>
  /** The words of a text that count, each under its lemma; names and misspellings are none. */
  countWords: (tokens: readonly TextToken[], text: Omit<CountedText, 'language'>) => Promise<CountedWord[]>
  /** The term that each term counts under by itself, as hermanas under hermana; undefined where that is itself. */
  leadTo: (terms: readonly string[]) => Promise<(string | undefined)[]>
  /** @throws DictionaryError 'Search was cancelled' once the signal is aborted */
  search: (query: string, options: { limit: number; signal?: AbortSignal }) => Promise<DictionaryEntry[]>
  /** Words by frequency, of one level or all. */
  browse: (page: {
    level: string | undefined
    from: number
    limit: number
  }) => Promise<{ entries: DictionaryEntry[]; total: number }>
  /** Checks an answer with all that the dictionary knows; `readings` are those of words that are read otherwise in it. */
  check: (
    task: DrillTask,
    given: readonly string[],
    readings?: Readonly<Record<string, string>>,
  ) => Promise<ExerciseResult>
  /** Characters that letters may stand for, where the language is typed so; asked with no letters it only makes ready what that takes. */
  candidates: (typed: string, limit: number, context?: TypingContext) => Promise<Candidate[]>
  /** A text as its language is written, where it was typed in other letters or in older forms; another one as it is. */
  writeOut: (text: string) => Promise<string>
  inflections: (lemma: string) => Promise<Inflection[]>
}

/**
 * Opens the dictionary of a language: from memory, from the browser's storage, or by download (requirement 4.14). An
 * older stored one serves where the download fails.
 * @throws DictionaryError with a text of the error catalogue
 */
export async function loadDictionary(languageCode: string | null | undefined): Promise<Dictionary> {
  const language = languageCode ? findLanguage(languageCode) : undefined
  if (!language) throw new DictionaryError(dictionaryErrors.noLanguage)
  const code = language.languageCode
  const offer = getRuntimeConfig().dictionaries[code]
  await openOrDownload(code, offer)
  /** A worker that broke was replaced by one that has nothing open. */
  const ask: typeof askDictionary = async (...call) => {
    try {
      return await askDictionary(...call)
    } catch (error) {
      if (!(error instanceof Error) || error.message !== notOpen(code)) throw error
      await openOrDownload(code, offer)
      return askDictionary(...call)
    }
  }
  return {
    lookUp: (terms) => ask('lookUp', { languageCode: code, terms }),
    tokenize: (text, corrections = []) =>
      ask('tokenize', { languageCode: code, tag: language.tag, text, corrections }),
    countWords: (tokens, text) =>
      ask('countWords', { languageCode: code, tokens, text: { ...text, language: language.tag } }),
    leadTo: (terms) => ask('leadTo', { languageCode: code, tag: language.tag, terms }),
    search: (query, { limit, signal }) =>
      ask('search', { languageCode: code, tag: language.tag, query, limit }, { signal }),
    browse: (page) => ask('browse', { languageCode: code, ...page }),
    check: (task, given, readings) =>
      ask('check', { languageCode: code, tag: language.tag, task, given, readings }),
    candidates: (typed, limit, context) =>
      ask('candidates', { languageCode: code, typed, limit, ...(context && { context }) }),
    writeOut: (text) => ask('writeOut', { languageCode: code, text }),
    inflections: (lemma) => ask('inflections', { languageCode: code, lemma }),
  }
}

async function openOrDownload(languageCode: LanguageCode, offer: Offer | undefined): Promise<void> {
  // A worker that breaks here breaks again with the download, and is reported then.
  const open = (version: string | undefined) =>
    askDictionary('open', { languageCode, version, isMobile: isMobile() }).catch(() => false)
  if (await open(offer?.version)) return
  try {
    await downloadInto(languageCode, offer)
  } catch (error) {
    if (!(await open(undefined))) throw error
  }
}

type Offer = ReturnType<typeof getRuntimeConfig>['dictionaries'][string]

async function downloadInto(languageCode: LanguageCode, offer: Offer | undefined): Promise<void> {
  const storage = await readStorageAccess()
  const { version = 'unknown', bytes = Infinity, hasForms = false } = offer ?? {}
  let arrived = 0
  const onProgress = (more: number) => {
    arrived += more
    setLoadingProgress(languageCode, arrived / bytes)
  }
  setLoadingProgress(languageCode, 0)
  try {
    const source = { languageCode, version, hasForms, storage, isMobile: isMobile() }
    await askDictionary('download', source, { onProgress })
  } finally {
    setLoadingProgress(languageCode, undefined)
  }
}

const isMobile = () => window.innerWidth < mobileBreakpoint

onSignOut(async () => {
  await askDictionary('clear', {})
})
