import { isPlanted, type BankRow } from '../word-bank.ts'
import { changeTags } from './change-tags.ts'

/** What a learner may write of a word themselves. */
export type WordChange = Partial<Pick<BankRow, 'notes' | 'tags' | 'sentences' | 'reading' | 'meaning'>>

/**
 * A change of the bank, told so that it can wait, be sent twice, and be applied by any device: words are named by their
 * terms, and nothing in it depends on what else was changed.
 */
export type BankEdit =
  /** Words that the bank does not have; those it has stay as they are, but that a word only met is planted (5.7a). */
  | { kind: 'add'; rows: BankRow[] }
  /** Words that go, and planted ones that are only met again. */
  | { kind: 'remove'; words: string[]; uprooted?: string[] }
  /** Removed words as they were. */
  | { kind: 'restore'; rows: BankRow[] }
  | { kind: 'tag'; words: string[]; add: string[]; remove: string[] }
  | { kind: 'set'; changes: { word: string; change: WordChange }[] }
  /** Another spelling of the same word; nothing where the bank has a word of that spelling. */
  | { kind: 'rename'; word: string; to: string }

/**
 * The bank after an edit. What the learner writes of a word touches it; words that are not there are left out.
 * @param now ISO 8601
 */
export function applyEdit(rows: readonly BankRow[], edit: BankEdit, now: string): BankRow[] {
  switch (edit.kind) {
    case 'add': {
      const known = termsOf(rows)
      const planted = new Map(edit.rows.map((row) => [row.word_string, row]))
      return [
        ...edit.rows.filter(({ word_string }) => !known.has(word_string)),
        ...rows.map((row) => plant(row, planted.get(row.word_string), now)),
      ]
    }
    case 'remove': {
      const [gone, uprooted] = [new Set(edit.words), new Set(edit.uprooted)]
      return rows
        .filter(({ word_string }) => !gone.has(word_string))
        .map((row) => (uprooted.has(row.word_string) ? { ...row, planted_at: null, planted_by: null } : row))
    }
    case 'restore': {
      const back = termsOf(edit.rows)
      return [...edit.rows, ...rows.filter(({ word_string }) => !back.has(word_string))]
    }
    case 'tag': {
      const words = new Set(edit.words)
      return rows.map((row) =>
        words.has(row.word_string) ? { ...row, tags: changeTags(row.tags, edit), updated_at: now } : row,
      )
    }
    case 'set': {
      const changes = new Map(edit.changes.map(({ word, change }) => [word, change]))
      return rows.map((row) => {
        const change = changes.get(row.word_string)
        return change ? { ...row, ...change, updated_at: now } : row
      })
    }
    case 'rename':
      return mayRename(rows, edit)
        ? rows.map((row) =>
            row.word_string === edit.word ? { ...row, word_string: edit.to, updated_at: now } : row,
          )
        : [...rows]
    default:
      return edit satisfies never
  }
}

/** What takes an edit back; undefined where it changes nothing. @param rows the bank before the edit */
export function invertEdit(rows: readonly BankRow[], edit: BankEdit): BankEdit | undefined {
  switch (edit.kind) {
    case 'add': {
      const known = termsOf(rows)
      const words = [...termsOf(edit.rows)].filter((word) => !known.has(word))
      const planting = termsOf(edit.rows.filter(isPlanted))
      const uprooted = rows
        .filter((row) => !isPlanted(row) && planting.has(row.word_string))
        .map(({ word_string }) => word_string)
      if (words.length + uprooted.length === 0) return undefined
      return { kind: 'remove', words, ...(uprooted.length > 0 && { uprooted }) }
    }
    case 'remove':
      return restoreOf(rows, new Set([...edit.words, ...(edit.uprooted ?? [])]))
    case 'restore': {
      const known = termsOf(rows)
      const words = [...termsOf(edit.rows)].filter((word) => !known.has(word))
      return words.length > 0 ? { kind: 'remove', words } : restoreOf(rows, termsOf(edit.rows))
    }
    case 'tag': {
      const words = new Set(edit.words)
      return setOf(rows, ({ word_string, tags }) =>
        words.has(word_string) && String(changeTags(tags, edit)) !== String(tags) ? { tags } : undefined,
      )
    }
    case 'set': {
      const changes = new Map(edit.changes.map(({ word, change }) => [word, change]))
      return setOf(rows, (row) => {
        const change = changes.get(row.word_string)
        // A field that the row lacks is empty.
        return change && Object.fromEntries(fieldsOf(change).map((field) => [field, row[field] ?? '']))
      })
    }
    case 'rename':
      return mayRename(rows, edit) ? { kind: 'rename', word: edit.to, to: edit.word } : undefined
    default:
      return edit satisfies never
  }
}

/** A word that was only met, planted as the row of an edit is. */
function plant(row: BankRow, by: BankRow | undefined, now: string): BankRow {
  if (!by || isPlanted(row) || !isPlanted(by)) return row
  return { ...row, planted_at: by.planted_at, planted_by: by.planted_by, updated_at: now }
}

const termsOf = (rows: readonly BankRow[]) => new Set(rows.map(({ word_string }) => word_string))
const mayRename = (rows: readonly BankRow[], { word, to }: { word: string; to: string }) =>
  rows.some(({ word_string }) => word_string === word) && !rows.some(({ word_string }) => word_string === to)
const fieldsOf = (change: WordChange) => Object.keys(change) as (keyof WordChange)[]

function restoreOf(rows: readonly BankRow[], words: ReadonlySet<string>): BankEdit | undefined {
  const back = rows.filter(({ word_string }) => words.has(word_string))
  return back.length > 0 ? { kind: 'restore', rows: back } : undefined
}

function setOf(
  rows: readonly BankRow[],
  before: (row: BankRow) => WordChange | undefined,
): BankEdit | undefined {
  const changes = rows.flatMap((row) => {
    const change = before(row)
    return change ? [{ word: row.word_string, change }] : []
  })
  return changes.length > 0 ? { kind: 'set', changes } : undefined
}
