import type { Column } from './columns.ts'
import type { FileCard } from './file-card.ts'

/** What each column of a table is for; undefined where it is left out. */
export type Mapping = readonly (Column | undefined)[]

/** A file as a table, or one of the note types of a deck. */
export interface ImportTable {
  /** Of the note type; empty for a table. */
  name: string
  /** What the file calls each column; empty where it has no name. */
  columns: string[]
  /** What each column is most likely for. */
  mapping: Mapping
  rows: TableEntry[]
  /** Whether the first row names the columns; undefined where the kind of file says so itself. */
  hasHeader?: boolean
}

export interface TableEntry {
  /** As a spreadsheet counts, from 1; in a deck the place of the note. */
  row: number
  /** Texts, as people read them. */
  cells: string[]
  /** What is wrong with the row as a whole, such as its quotes. */
  problem?: 'broken-quotes' | 'too-many-columns'
  /** Tags that stand in no column. */
  tags?: string[]
  /** What is known of its cards. @param word the column of the word, which tells what each card asks for */
  cardsFor?: (word: number) => FileCard[]
}
