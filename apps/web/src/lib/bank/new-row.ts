import type { BankRow, WordSource } from '@lingarden/domain/word-bank'

/** A word that this device adds, until the server has given it its own id and time. */
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
    ...part,
  }
}
