import { callServer } from '@/lib/call-server'
import { getSupabase } from '@/lib/supabase'

/**
 * Deletes the account with all that belongs to it, and forgets the learner in this browser.
 * @param email the address of the account, as the learner typed it
 * @throws Error with what the server says where it deletes nothing
 */
export async function deleteAccount(email: string): Promise<void> {
  await callServer({ method: 'DELETE', path: '/api/account', payload: { email } })
  // Only here: on the server there is nobody to sign out any more.
  await getSupabase().auth.signOut({ scope: 'local' })
}
