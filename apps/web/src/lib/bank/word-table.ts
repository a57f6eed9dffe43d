import type { WordChange } from '@lingarden/domain/bank/bank-edit'
import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { tellSendProgress } from './send-progress'
import { splitForAddress } from './split-for-address'

/** Whose words, of which language; every request names both (requirement 6.3a). */
export interface BankOwner {
  userId: string
  languageCode: string
}

/** Rows that one request brings. */
const rowsAtOnce = 500
const key = 'user_id,language_code,word_string'

const table = () => getSupabase().from('user_dictionaries')

/** Whether the bank has a word; a check that fails counts as no (requirements 7.12, 8.10d). */
async function hasWord({ userId, languageCode }: BankOwner, word: string): Promise<boolean> {
  const { data, error } = await table()
    .select('id')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .eq('word_string', word)
    .limit(1)
  if (error) logError('Whether a word is in the bank is not known', error)
  return !error && data.length > 0
}

/**
 * Adds words that the bank does not have, and leaves those that it has; all of them or, where the server refuses some,
 * none.
 * @throws 'Failed to get inserted word data' where a word was added and is not there
 */
export async function insertWords(owner: BankOwner, rows: readonly BankRow[]): Promise<void> {
  const [first, second] = rows
  if (first && !second) return insertWord(owner, first)
  const inserted: string[] = []
  tellSendProgress(0, rows.length)
  for (const [place, part] of chunk(rows, rowsAtOnce).entries()) {
    const { data, error } = await insertRows(owner, part)
    if (error) {
      // Where the connection broke, the rest is sent later; what is refused is refused for good.
      if (error.code !== '') await deleteWords(owner, inserted)
      throw new Error('Failed to add words', { cause: error })
    }
    const added = new Set(data.map(({ word_string }) => word_string))
    inserted.push(...added)
    await plantWords(
      owner,
      part.filter(({ word_string }) => !added.has(word_string)),
    )
    tellSendProgress(place * rowsAtOnce + part.length, rows.length)
  }
}

/** Adds one word, unless it is there (requirement 5.7a). */
async function insertWord(owner: BankOwner, row: BankRow): Promise<void> {
  if (await hasWord(owner, row.word_string)) return plantWords(owner, [row])
  const { data, error } = await insertRows(owner, [row])
  if (error) throw new Error('Failed to add a word', { cause: error })
  if (data.length > 0) return
  // Another device may have been quicker.
  if (!(await hasWord(owner, row.word_string))) throw new Error('Failed to get inserted word data')
  await plantWords(owner, [row])
}

/** Plants words that were only met, as some rows have it; those that are planted stay as they are. */
async function plantWords({ userId, languageCode }: BankOwner, rows: readonly BankRow[]): Promise<void> {
  const alike = Map.groupBy(rows.filter(isPlanted), ({ planted_at, planted_by }) =>
    JSON.stringify({ planted_at, planted_by }),
  )
  for (const group of alike.values()) {
    const [first] = group
    if (!first) continue
    const { planted_at, planted_by } = first
    for (const part of splitForAddress(group.map(({ word_string }) => word_string))) {
      const { error } = await table()
        .update({ planted_at, planted_by, updated_at: 'now' })
        .eq('user_id', userId)
        .eq('language_code', languageCode)
        .is('planted_at', null)
        .in('word_string', part)
      if (error) throw new Error('Failed to plant words', { cause: error })
    }
  }
}

/** Planted words are only met again. */
export async function uprootWords(
  { userId, languageCode }: BankOwner,
  words: readonly string[],
): Promise<void> {
  for (const part of splitForAddress(words)) {
    const { error } = await table()
      .update({ planted_at: null, planted_by: null, updated_at: 'now' })
      .eq('user_id', userId)
      .eq('language_code', languageCode)
      .in('word_string', part)
    if (error) throw new Error('Failed to uproot words', { cause: error })
  }
}

const insertRows = (owner: BankOwner, rows: readonly BankRow[]) =>
  table()
    .upsert(
      rows.map((row) => columnsOf(owner, row)),
      { onConflict: key, ignoreDuplicates: true },
    )
    .select('word_string')

/** Puts words as they are told, whatever the bank has of them, on the day that they were added. */
export async function restoreWords(owner: BankOwner, rows: readonly BankRow[]): Promise<void> {
  for (const part of chunk(rows, rowsAtOnce)) {
    const columns = part.map((row) => ({
      ...columnsOf(owner, row),
      created_at: row.created_at,
      updated_at: row.updated_at,
    }))
    const { error } = await table().upsert(columns, { onConflict: key })
    if (error) throw new Error('Failed to restore words', { cause: error })
  }
}

export async function deleteWords(
  { userId, languageCode }: BankOwner,
  words: readonly string[],
): Promise<void> {
  for (const part of splitForAddress(words)) {
    const { error } = await table()
      .delete()
      .in('word_string', part)
      .eq('user_id', userId)
      .eq('language_code', languageCode)
    if (error) throw new Error('Failed to remove words', { cause: error })
  }
}

/** The tags that words have now, by word. @throws 'Failed to fetch current tags' (requirement 8.10b) */
export async function fetchTags(
  { userId, languageCode }: BankOwner,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>()
  for (const part of splitForAddress(words)) {
    const { data, error } = await table()
      .select('word_string, tags')
      .eq('user_id', userId)
      .eq('language_code', languageCode)
      .in('word_string', part)
    if (error) throw new Error('Failed to fetch current tags', { cause: error })
    for (const row of data) tags.set(row.word_string, row.tags)
  }
  return tags
}

/** Changes words that the bank has; those that become alike are changed together. */
export async function updateWords(
  { userId, languageCode }: BankOwner,
  changes: readonly { word: string; change: WordChange }[],
): Promise<void> {
  const alike = Map.groupBy(changes, ({ change }) => JSON.stringify(change))
  for (const group of alike.values()) {
    for (const part of splitForAddress(group.map(({ word }) => word))) {
      const { error } = await table()
        // PostgreSQL's own word for its time: the device's clock may be wrong, and counts are reconciled by this column.
        .update({ ...group[0]?.change, updated_at: 'now' })
        .eq('user_id', userId)
        .eq('language_code', languageCode)
        .in('word_string', part)
      if (error) throw new Error('Failed to change words', { cause: error })
    }
  }
}

/** Gives a word another spelling. One that has it already, as it was sent before, is not there to be changed. */
export async function renameWord(
  { userId, languageCode }: BankOwner,
  word: string,
  to: string,
): Promise<void> {
  const { error } = await table()
    .update({ word_string: to, updated_at: 'now' })
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .eq('word_string', word)
  if (error) throw new Error('Failed to rename a word', { cause: error })
}

function columnsOf({ userId, languageCode }: BankOwner, row: BankRow) {
  const { word_string, reading = '', meaning = '', sentences, notes, tags, seen, clicks, source } = row
  const { planted_at, planted_by } = row
  return {
    user_id: userId,
    language_code: languageCode,
    word_string,
    reading,
    meaning,
    sentences,
    notes,
    tags,
    seen,
    clicks,
    source,
    planted_at,
    planted_by,
  }
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  )
}
