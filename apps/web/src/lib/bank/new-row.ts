import type { BankRow, Planting, WordSource } from '@lingarden/domain/word-bank'

/** A pasted text or a file brings many words at once, which are no day's work. */
const plantingOf = (source: WordSource): Planting =>
  source === 'text' || source === 'file' ? 'import' : 'added'

/** A word that this device plants, until the server has given it its own id and time. */
export function newRow(word: string, source: WordSource, part: Partial<BankRow> = {}): BankRow {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    word_string: word,
    sentences: [],
    notes: '',
    tags: [],
    seen: 0,
    clicks: 0,
    created_at: now,
    updated_at: now,
    source,
    planted_at: now,
    planted_by: plantingOf(source),
    ...part,
  }
}
