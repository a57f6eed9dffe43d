import type { OneWord } from '@lingarden/domain/counted-words/leads-to'
import { getSupabase } from '@/lib/supabase'

/** Whose terms they are. */
export interface TermOwner {
  userId: string
  languageCode: string
}

/**
 * Makes two terms of the bank one.
 * @param id chosen by the device; the same joins once
 * @throws the data API's error
 */
export async function joinTerms({ userId, languageCode }: TermOwner, pair: OneWord, id: string) {
  const { error } = await getSupabase().rpc('join_terms', {
    p_user_id: userId,
    p_id: id,
    p_language_code: languageCode,
    p_from: pair.from,
    p_into: pair.into,
  })
  if (error) throw error
}

/**
 * Parts two terms that were joined.
 * @throws the data API's error
 */
export async function partTerms({ userId }: Pick<TermOwner, 'userId'>, id: string) {
  const { error } = await getSupabase().rpc('part_terms', { p_user_id: userId, p_id: id })
  if (error) throw error
}

/**
 * The terms that joined one and were not parted from it, the last first.
 * @throws the data API's error
 */
export async function getJoined({ languageCode }: TermOwner, into: string) {
  const { data, error } = await getSupabase()
    .from('joined_terms')
    .select('id, from_term')
    .eq('language_code', languageCode)
    .eq('into_term', into)
    .is('parted_at', null)
    .order('joined_at', { ascending: false })
  if (error) throw error
  return data
}
