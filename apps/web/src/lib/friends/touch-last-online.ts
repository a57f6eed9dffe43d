import { getSupabase } from '@/lib/supabase'

/** Notes that the learner is here (requirement 7.9). Whether it arrives changes nothing for them, so failures are not told. */
export async function touchLastOnline(userId: string): Promise<void> {
  const last_online = new Date().toISOString()
  await getSupabase().from('profiles').update({ last_online }).eq('id', userId)
}
