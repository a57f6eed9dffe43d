import { callServer } from '@/lib/call-server'
import { leave } from '@/lib/session/sign-out'
import type { ProofFields } from '../proof/use-proof'

/**
 * Deletes the account with all that belongs to it, and forgets the learner in this browser.
 * @param email the address of the account, as the learner typed it
 * @throws ServerRefusal with what the server says where it deletes nothing
 */
export async function deleteAccount(email: string, proof: ProofFields): Promise<void> {
  const { current_password: password, nonce } = proof
  const payload = { email, ...(password && { password }), ...(nonce && { nonce }) }
  await callServer({ method: 'DELETE', path: '/api/account', payload })
  // Only here: on the server there is nobody to sign out any more.
  await leave('local')
}
