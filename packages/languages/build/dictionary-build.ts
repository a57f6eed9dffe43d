import type { PackedForms } from '../kit/dictionary/form-table.ts'
import type { BuiltEntry } from './built-entry.ts'

/** A built dictionary, before it is packed. */
export interface BuiltTables {
  entries: BuiltEntry[]
  /** All inflected forms of the headwords, where the language inflects. */
  forms?: PackedForms
}

/** How the dictionary of a language is built: `dictionaryBuild` of its `dictionary/build/build.ts`. */
export interface DictionaryBuild {
  /** What it takes from sources that languages share; its own stand in its `dictionary/sources.json`. */
  sharedSources: readonly string[]
  /**
   * @param folder where the sources lie
   * @param taught the key terms of the language's course
   */
  build: (folder: string, taught: readonly string[]) => Promise<BuiltTables>
  /** The list that tests measure against and that says how rare a word is. */
  frequentWords: {
    /** Of what and by whom, as the head of the list says it. */
    says: string
    /** Most frequent first. */
    read: (folder: string) => string[]
  }
}
