import type { ProfileChange } from '@lingarden/database/rows/profile'
import { getSupabase } from '@/lib/supabase'
import { carryOut } from '@/lib/sync/once'

/** Changes the learner's own profile, once under a key. @throws the data API's error */
export const sendProfile = (userId: string, change: ProfileChange, key: string): Promise<void> =>
  carryOut(key, getSupabase().from('profiles').update(change).eq('id', userId))
