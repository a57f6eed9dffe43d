import { wordLimits } from '../bank-transfer/transfer-word.ts'
import type { BankWord } from '../word-bank.ts'
import type { BankEdit } from './bank-edit.ts'
import { changeTags, fitTags } from './change-tags.ts'

/** An edit of several words, and those that cannot take it, as they would have more than a word can. */
export interface ManyChanged {
  edit: BankEdit
  /** Words that the edit leaves out. */
  full: string[]
}

type Annotated = Pick<BankWord, 'term' | 'tags' | 'notes'>

/** Adds tags to words and takes others off. */
export function tagMany(
  words: readonly Annotated[],
  change: { add: string[]; remove: string[] },
): ManyChanged {
  const fits = ({ tags }: Annotated) => change.add.length === 0 || fitTags(changeTags(tags, change))
  return {
    edit: { kind: 'tag', words: termsOf(words.filter(fits)), ...change },
    full: termsOf(words.filter((word) => !fits(word))),
  }
}

/** Adds a note to words, on a line of its own below what was noted before; where it stands already, it stays once. */
export function noteMany(words: readonly Annotated[], note: string): ManyChanged {
  const noted = words.map(({ term, notes }) => ({ word: term, notes: addNote(notes, note) }))
  const fits = ({ notes }: { notes: string }) => Array.from(notes).length <= wordLimits.notes
  return {
    edit: {
      kind: 'set',
      changes: noted.filter(fits).map(({ word, notes }) => ({ word, change: { notes } })),
    },
    full: noted.filter((one) => !fits(one)).map(({ word }) => word),
  }
}

function addNote(notes: string, note: string): string {
  if (notes === '') return note
  return `\n${notes}\n`.includes(`\n${note}\n`) ? notes : `${notes}\n${note}`
}

/** The tags of words, the most used first. */
export function countTags(words: Iterable<Pick<BankWord, 'tags'>>): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of words) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([tag]) => tag)
}

const termsOf = (words: readonly Annotated[]) => words.map(({ term }) => term)
