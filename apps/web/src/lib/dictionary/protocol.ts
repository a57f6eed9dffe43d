import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { Inflection } from '@lingarden/domain/dictionary/paradigm'
import type { CountedText, CountedWord } from '@lingarden/domain/counted-words/counted-words'
import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { CorrectionRow } from '@lingarden/domain/dictionary/learner-corrections'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { DrillTask } from '@lingarden/domain/exercises/drill'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Candidate, TypingContext } from '@lingarden/languages/rules/typing-rules'

/** Where files are stored, and the headers that say who asks for them. */
export interface StorageAccess {
  url: string
  headers: Record<string, string>
}

interface OneLanguage {
  languageCode: string
}

/** Whose dictionary is opened, and for what kind of device: a phone may store less. */
export interface DictionarySource extends OneLanguage {
  isMobile: boolean
}

/** What the page asks of the dictionary worker, and what it answers. */
export interface DictionaryCalls {
  /** Opens a dictionary from the browser's storage; false where it has none of this version (any, where undefined). */
  open: { args: DictionarySource & { version: string | undefined }; result: boolean }
  /** Downloads a dictionary, opens it, and stores it where the budget allows; reports the bytes that arrive. */
  download: {
    args: DictionarySource & { version: string; hasForms: boolean; storage: StorageAccess }
    result: boolean
  }
  lookUp: { args: OneLanguage & { terms: string[] }; result: (DictionaryEntry | undefined)[] }
  /** The words of a text as the learner's own corrections have them, with their readings where the language has any. */
  tokenize: {
    args: OneLanguage & { tag: LanguageTag; text: string; corrections: readonly CorrectionRow[] }
    result: ReadToken[]
  }
  /** The words of a text that count, each under the term that the bank counts it by. */
  countWords: {
    args: OneLanguage & { tokens: readonly TextToken[]; text: CountedText }
    result: CountedWord[]
  }
  /** The term that each term counts under by itself, where that is another one. */
  leadTo: {
    args: OneLanguage & { tag: LanguageTag; terms: readonly string[] }
    result: (string | undefined)[]
  }
  search: {
    args: OneLanguage & { tag: LanguageTag; query: string; limit: number }
    result: DictionaryEntry[]
  }
  /** Words by frequency, of one level or all. */
  browse: {
    args: OneLanguage & { level: string | undefined; from: number; limit: number }
    result: { entries: DictionaryEntry[]; total: number }
  }
  /** Checks an answer with all that the dictionary knows of its words. */
  check: {
    args: OneLanguage & {
      tag: LanguageTag
      task: DrillTask
      given: readonly string[]
      readings: Readonly<Record<string, string>> | undefined
    }
    result: ExerciseResult
  }
  /** Characters for pinyin; for no letters none, while it is made ready. */
  candidates: {
    args: OneLanguage & { typed: string; limit: number; context?: TypingContext }
    result: Candidate[]
  }
  /** A text in simplified characters, where it was in pinyin or in traditional ones. */
  writeOut: { args: OneLanguage & { text: string }; result: string }
  inflections: { args: OneLanguage & { lemma: string }; result: Inflection[] }
  clear: { args: Record<string, never>; result: undefined }
}
