import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { cacheQuery } from '@/lib/learner-cache/cached-query'
import { readWithWaiting } from '@/lib/sync/read-with-waiting'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { bankCache } from './bank-cache'
import { bankKeys } from './keys'
import { withWaiting } from './waiting-edits'
import type { BankOwner } from './word-table'

/** The data API answers at most this many rows at once. */
const pageSize = 1000

/**
 * All words of a learner in a language, the ones touched last first (requirement 7.12).
 * @param onPage hears of what has arrived so far, where more is to come
 */
async function getWords(
  { userId, languageCode }: BankOwner,
  signal: AbortSignal,
  onPage: (words: BankRow[]) => void,
): Promise<BankRow[]> {
  // A word that is touched meanwhile moves the others on, so that one may come twice.
  const words = new Map<string, BankRow>()
  for (let from = 0; ; from += pageSize) {
    const { data, error } = await getSupabase()
      .from('user_dictionaries')
      .select(
        'id, word_string, reading, meaning, sentences, notes, tags, seen, clicks, created_at, updated_at, source, planted_at, planted_by',
      )
      .eq('user_id', userId)
      .eq('language_code', languageCode)
      .order('updated_at', { ascending: false })
      .order('id')
      .range(from, from + pageSize - 1)
      .abortSignal(signal)
    if (error) throw new Error('Failed to load words', { cause: error })
    for (const row of data) words.set(row.id, row)
    if (data.length < pageSize) return [...words.values()]
    onPage([...words.values()])
  }
}

/** The bank opens from what this browser kept of it, and is refreshed. */
export function wordsQuery(userId: string, languageCode: string) {
  const queryKey = bankKeys.of(userId, languageCode)
  const owner = { userId, languageCode }
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const edited = async (read: () => Promise<BankRow[]>) => {
        const { answer, waiting } = await readWithWaiting(userId, read)
        return withWaiting(languageCode, answer, waiting)
      }
      const place = bankCache(userId, languageCode)
      cacheQuery<BankRow[]>(client, queryKey, place, (kept) => edited(async () => kept))
      return edited(() =>
        getWords(owner, signal, (words) =>
          client.setQueryData(bankKeys.arriving(userId, languageCode), words),
        ),
      )
    },
    // Without a connection it runs all the same, to open what was kept; asking the server waits then.
    networkMode: 'offlineFirst',
    enabled: languageCode !== '',
  })
}

/** All words that the learner has met in a language, planted or not. */
export function useWords(languageCode: string | null | undefined) {
  return useQuery(wordsQuery(useUser().id, languageCode ?? ''))
}

/**
 * The words that the learner has planted: those that have cards, count as due and stand in the garden. The list is the same
 * object as long as the bank is.
 */
export function usePlantedWords(languageCode: string | null | undefined) {
  return useQuery({ ...wordsQuery(useUser().id, languageCode ?? ''), select: plantedRows })
}

const plantedRows = (rows: BankRow[]): BankRow[] => rows.filter(isPlanted)
