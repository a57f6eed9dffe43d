import type { DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { LanguageTag } from '@lingarden/domain/languages'

/** What the page asks of the dictionary worker, and what it answers. */
export interface DictionaryCalls {
  /** Opens a dictionary from the browser's storage; false where it has none. */
  open: { args: { languageCode: string }; result: boolean }
  /** Takes a downloaded dictionary, and keeps it where the budget (in bytes) allows. */
  load: { args: { languageCode: string; file: ArrayBuffer; budget: number }; result: boolean }
  lookUp: { args: { languageCode: string; terms: string[] }; result: (DictionaryEntry | undefined)[] }
  tokenize: { args: { languageCode: string; tag: LanguageTag; text: string }; result: TextToken[] }
  search: { args: { languageCode: string; query: string; limit: number }; result: DictionaryEntry[] }
  clear: { args: Record<string, never>; result: undefined }
}

export type CallName = keyof DictionaryCalls

export interface Call<Name extends CallName = CallName> {
  id: number
  name: Name
  args: DictionaryCalls[Name]['args']
}

export type Answer = { id: number; result: unknown } | { id: number; error: string }
