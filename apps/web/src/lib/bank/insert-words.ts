import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import { isPermanent } from '@lingarden/sync/is-permanent'
import { logError } from '@/lib/log'
import { once } from '@/lib/sync/once'
import {
  changeWords,
  columnsOf,
  inParts,
  keyOfPart,
  rowKey,
  wordTable,
  type BankOwner,
  type KeyedOwner,
} from './word-table'

/** Whether the bank has a word; a check that fails counts as no (requirements 7.12, 8.10d). */
async function hasWord({ userId, languageCode }: BankOwner, word: string): Promise<boolean> {
  const { data, error } = await wordTable()
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
export async function insertWords(owner: KeyedOwner, rows: readonly BankRow[]): Promise<void> {
  const [first, second] = rows
  if (first && !second) return insertWord(owner, first)
  const inserted: string[] = []
  for (const part of inParts(rows)) {
    const { data, error } = await insertRows(owner, part)
    if (error) {
      // Where the connection broke, the rest is sent later; what is refused is refused for good.
      if (isPermanent(error)) await takeOut(owner, inserted)
      throw new Error('Failed to add words', { cause: error })
    }
    const added = new Set(data?.map(({ word_string }) => word_string))
    inserted.push(...added)
    await plantWords(
      { ...owner, key: `${owner.key}/plant` },
      part.filter(({ word_string }) => !added.has(word_string)),
    )
  }
}

const takeOut = (owner: KeyedOwner, words: readonly string[]) =>
  changeWords({ ...owner, key: `${owner.key}/back` }, words, 'take words back', (table) => table.delete())

/** Adds one word, unless it is there (requirement 5.7a). */
async function insertWord(owner: KeyedOwner, row: BankRow): Promise<void> {
  if (await hasWord(owner, row.word_string)) return plantWords(owner, [row])
  const { data, error, wasApplied } = await insertRows(owner, [row])
  if (error) throw new Error('Failed to add a word', { cause: error })
  if (wasApplied || data.length > 0) return
  // Another device may have been quicker.
  if (!(await hasWord(owner, row.word_string))) throw new Error('Failed to get inserted word data')
  await plantWords({ ...owner, key: `${owner.key}/plant` }, [row])
}

function insertRows(owner: KeyedOwner, rows: readonly BankRow[]) {
  const columns = rows.map((row) => columnsOf(owner, row))
  const options = { onConflict: rowKey, ignoreDuplicates: true }
  const words = rows.map(({ word_string }) => word_string)
  return once(keyOfPart(owner, words), wordTable().upsert(columns, options).select('word_string'))
}

/** Plants words that were only met, as some rows have it; those that are planted stay as they are. */
async function plantWords(owner: KeyedOwner, rows: readonly BankRow[]): Promise<void> {
  const alike = Map.groupBy(rows.filter(isPlanted), ({ planted_at, planted_by }) =>
    JSON.stringify({ planted_at, planted_by }),
  )
  for (const [first, ...others] of alike.values()) {
    if (!first) continue
    const { planted_at, planted_by } = first
    const words = [first, ...others].map(({ word_string }) => word_string)
    await changeWords(owner, words, 'plant words', (table) =>
      table.update({ planted_at, planted_by, updated_at: 'now' }).is('planted_at', null),
    )
  }
}
