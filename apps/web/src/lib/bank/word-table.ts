import type { BankRow } from '@lingarden/domain/word-bank'
import { digest } from '@lingarden/text/digest'
import { getSupabase } from '@/lib/supabase'
import { once } from '@/lib/sync/once'
import { splitForAddress } from './split-for-address'

/** Whose words, of which language; every request names both (requirement 6.3a). */
export interface BankOwner {
  userId: string
  languageCode: string
}

/** Whose words are changed, and the key under which the server takes the change once. */
export interface KeyedOwner extends BankOwner {
  key: string
}

/** What a row is found by where it is written again. */
export const rowKey = 'user_id,language_code,word_string'

export const wordTable = () => getSupabase().from('user_dictionaries')

type Table = ReturnType<typeof wordTable>
type Filtered = ReturnType<Table['update']> | ReturnType<Table['delete']>

/** The key of one request of a change: the same for the same words, whichever requests go before it. */
export const keyOfPart = ({ key }: KeyedOwner, words: readonly string[]): string =>
  `${key}/${digest(words.join('\n'))}`

/**
 * Changes words that the bank has, in as many requests as their addresses need, each of them once.
 * @throws Error with what failed, and why as its cause
 */
export async function changeWords(
  owner: KeyedOwner,
  words: readonly string[],
  what: string,
  change: (table: Table) => Filtered,
): Promise<void> {
  for (const part of splitForAddress(words)) {
    const request = change(wordTable())
      .eq('user_id', owner.userId)
      .eq('language_code', owner.languageCode)
      .in('word_string', part)
    const { error } = await once(keyOfPart(owner, part), request)
    if (error) throw new Error(`Failed to ${what}`, { cause: error })
  }
}

/** A row as the table has it, but for its times. */
export function columnsOf({ userId, languageCode }: BankOwner, row: BankRow) {
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

/** Parts of a list that one request brings. */
export function inParts<T>(items: readonly T[], size = 500): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  )
}
