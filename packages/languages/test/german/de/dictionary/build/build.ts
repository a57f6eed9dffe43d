import type { BuiltEntry } from '@lingarden/languages/build/built-entry'
import type { BuiltTables, DictionaryBuild } from '@lingarden/languages/build/dictionary-build'
import { addForm, type FormTable } from '@lingarden/languages/build/european/forms'
import { packForms } from '@lingarden/languages/build/european/pack-forms'
import { readHand } from '@lingarden/languages/build/hand'
import type { GrammaticalGender } from '@lingarden/languages/kit/dictionary/entry-details'

const byHand = (file: string) => readHand(new URL(`../hand/${file}`, import.meta.url))

/** All words are of our own hand, so nothing is read from a folder of sources. */
export const dictionaryBuild: DictionaryBuild = {
  sharedSources: [],
  build: () => Promise.resolve(build()),
  frequentWords: {
    says: 'The words of dictionary/hand/words.tsv, in its order.',
    read: () => [...byHand('words.tsv').keys()],
  },
}

function build(): BuiltTables {
  const words = byHand('words.tsv')
  const entries = Array.from(words, ([term, definition], place): BuiltEntry => {
    const [, pos, gender] = /^(\p{Ll}+\.)(?: ([mfn])\.)?/u.exec(definition) ?? []
    return {
      term,
      pronunciation: '',
      definition,
      ...(pos && { pos }),
      ...(gender && { gender: gender as GrammaticalGender }),
      rank: place + 1,
      level: 'A1',
    }
  })
  return { entries, forms: packForms(formTable(), [...words.keys()].map(lowerCase)) }
}

/** The table is asked in lower case, nouns too. */
const lowerCase = (word: string): string => word.toLowerCase()

function formTable(): FormTable {
  const table: FormTable = new Map()
  for (const [lemma, cells] of byHand('forms.tsv'))
    for (const cell of cells.split('|')) {
      const [form = '', codes = ''] = cell.split(' ')
      for (const code of codes.split(',')) addForm(table, lowerCase(form), lowerCase(lemma), code)
    }
  return table
}
