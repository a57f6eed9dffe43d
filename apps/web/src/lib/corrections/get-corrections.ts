import type { CorrectionRow } from '@lingarden/domain/dictionary/learner-corrections'
import { useQuery } from '@tanstack/react-query'
import { readLocal, writeLocal } from '@/lib/local-store'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { correctionKeys } from './keys'

/** More than anybody puts right; the data API answers no more rows at once either. */
const mostCorrections = 1000

async function getCorrections(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<CorrectionRow[]> {
  const { data, error } = await getSupabase()
    .from('dictionary_corrections')
    .select('term, reading, words')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('updated_at', { ascending: false })
    .limit(mostCorrections)
    .abortSignal(signal)
  if (error) throw error
  // They win without a connection, too.
  writeLocal(storeKey(userId, languageCode), data)
  return data
}

const none: CorrectionRow[] = []
const storeKey = (userId: string, languageCode: string) => `corrections:${userId}:${languageCode}`

/** The learner's own readings and splits; none while they are not there. */
export function useCorrections(languageCode: string): CorrectionRow[] {
  const { id } = useUser()
  const query = useQuery({
    queryKey: correctionKeys.of(id, languageCode),
    queryFn: ({ signal }) => getCorrections(id, languageCode, signal),
    placeholderData: () => readLocal<CorrectionRow[]>(storeKey(id, languageCode)),
  })
  return query.data ?? readLocal<CorrectionRow[]>(storeKey(id, languageCode)) ?? none
}
