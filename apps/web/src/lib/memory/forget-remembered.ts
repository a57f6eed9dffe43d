import type { ForgetEntry, Remembered } from '@/lib/outbox/entry'
import { getSupabase } from '@/lib/supabase'

const tables = { facts: 'learner_facts', mistakes: 'learner_mistakes' } as const satisfies Record<
  Remembered,
  string
>

/** Makes the server forget one thing, or all of a kind in a language. @throws the data API's error */
export async function forgetRemembered(entry: ForgetEntry): Promise<void> {
  const { userId, languageCode, remembered, itemId } = entry
  const all = getSupabase()
    .from(tables[remembered])
    .delete()
    .eq('user_id', userId)
    .eq('language_code', languageCode)
  const { error } = await (itemId === null ? all : all.eq('id', itemId))
  if (error) throw error
}
