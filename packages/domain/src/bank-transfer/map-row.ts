import { checkRow, excerpt } from './check-row.ts'
import type { Column } from './columns.ts'
import type { Mapping, TableEntry } from './import-table.ts'
import { splitTags } from './list-cell.ts'
import { readSchedule } from './schedule-cell.ts'
import { reviewsOfCard } from './start-reviews.ts'
import type { ReadRow } from './transfer-word.ts'

/**
 * The word of a row, its columns taken for what the mapping says; several columns of one kind follow each other.
 * @param rewrite what the word becomes, such as without its article
 */
export function mapRow(entry: TableEntry, mapping: Mapping, rewrite: (word: string) => string): ReadRow {
  const { row, cells, problem, tags = [], cardsFor } = entry
  if (problem) return { ok: false, problem: { code: problem, row, text: excerpt(cells.join(' ')) } }
  const all = (column: Column) => cells.filter((_cell, place) => mapping[place] === column)
  const lines = (column: Column) => {
    const found = all(column)
    return found.length > 1 ? found.filter((cell) => cell.trim() !== '').join('\n') : (found[0] ?? '')
  }
  const read = checkRow(row, {
    word: rewrite(all('word')[0] ?? ''),
    reading: all('reading')[0] ?? '',
    meaning: lines('meaning'),
    notes: lines('notes'),
    sentences: lines('sentences'),
    tags: [...tags, ...all('tags').flatMap(splitTags)],
    seen: lines('seen'),
    clicks: lines('clicks'),
    added: lines('added'),
    source: lines('source'),
  })
  if (!read.ok) return read
  const cards = cardsFor?.(mapping.indexOf('word')) ?? readSchedule(lines('schedule'))
  const reviews = cards.flatMap(reviewsOfCard)
  return reviews.length > 0 ? { ...read, word: { ...read.word, reviews } } : read
}
