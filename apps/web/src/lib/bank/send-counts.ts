import { getSupabase } from '@/lib/supabase'
import { carryOut } from '@/lib/sync/once'

/** Adds counts to the learner's words in one transaction, once under a key. @throws the data API's error */
export async function sendCounts(args: { updates: object[] }, key: string): Promise<void> {
  const updates = args.updates.map((update) => ({ ...update }))
  await carryOut(key, getSupabase().rpc('batch_update_user_dictionaries', { updates }))
}
