import type { BankEdit, WordChange } from '@lingarden/domain/bank/bank-edit'
import { changeTags } from '@lingarden/domain/bank/change-tags'
import type { BankRow } from '@lingarden/domain/word-bank'
import { once } from '@/lib/sync/once'
import { insertWords } from './insert-words'
import { splitForAddress } from './split-for-address'
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

/** Brings an edit to the server. What was sent already and is sent again changes nothing more. */
export async function sendEdit(owner: KeyedOwner, edit: BankEdit): Promise<void> {
  switch (edit.kind) {
    case 'add':
      return insertWords(owner, edit.rows)
    case 'remove':
      await changeWords(owner, edit.words, 'remove words', (table) => table.delete())
      return uprootWords(owner, edit.uprooted ?? [])
    case 'restore':
      return restoreWords(owner, edit.rows)
    case 'set':
      return updateWords(owner, edit.changes)
    case 'rename':
      // One that has the spelling already, as it was sent before, is not there to be changed.
      return changeWords(owner, [edit.word], 'rename a word', (table) =>
        table.update({ word_string: edit.to, updated_at: 'now' }),
      )
    case 'tag': {
      // Another device may have tagged them meanwhile (requirement 7.12).
      const tags = await fetchTags(owner, edit.words)
      return updateWords(
        owner,
        Array.from(tags, ([word, current]) => ({ word, change: { tags: changeTags(current, edit) } })),
      )
    }
    default:
      return edit satisfies never
  }
}

/** Planted words are only met again. */
const uprootWords = (owner: KeyedOwner, words: readonly string[]): Promise<void> =>
  changeWords({ ...owner, key: `${owner.key}/uproot` }, words, 'uproot words', (table) =>
    table.update({ planted_at: null, planted_by: null, updated_at: 'now' }),
  )

/** Puts words as they are told, whatever the bank has of them, on the day that they were added. */
async function restoreWords(owner: KeyedOwner, rows: readonly BankRow[]): Promise<void> {
  for (const part of inParts(rows)) {
    const columns = part.map((row) => ({
      ...columnsOf(owner, row),
      created_at: row.created_at,
      updated_at: row.updated_at,
    }))
    const words = part.map(({ word_string }) => word_string)
    const { error } = await once(keyOfPart(owner, words), wordTable().upsert(columns, { onConflict: rowKey }))
    if (error) throw new Error('Failed to restore words', { cause: error })
  }
}

/** Changes words that the bank has; those that become alike are changed together. */
async function updateWords(
  owner: KeyedOwner,
  changes: readonly { word: string; change: WordChange }[],
): Promise<void> {
  const alike = Map.groupBy(changes, ({ change }) => JSON.stringify(change))
  for (const group of alike.values()) {
    const words = group.map(({ word }) => word)
    await changeWords(owner, words, 'change words', (table) =>
      // PostgreSQL's own word for its time, as the device's clock may be wrong.
      table.update({ ...group[0]?.change, updated_at: 'now' }),
    )
  }
}

/** The tags that words have now, by word. @throws 'Failed to fetch current tags' (requirement 8.10b) */
async function fetchTags(
  { userId, languageCode }: BankOwner,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const tags = new Map<string, string[]>()
  for (const part of splitForAddress(words)) {
    const { data, error } = await wordTable()
      .select('word_string, tags')
      .eq('user_id', userId)
      .eq('language_code', languageCode)
      .in('word_string', part)
    if (error) throw new Error('Failed to fetch current tags', { cause: error })
    for (const row of data) tags.set(row.word_string, row.tags)
  }
  return tags
}
