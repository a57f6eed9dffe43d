import type { Database } from '@lingarden/database/generated/types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Backend } from '../../apps/server/src/backend/backend.ts'

export type Client = SupabaseClient<Database>

/** The server that the demonstration is made on. */
export interface Place {
  backend: Pick<Backend, 'publishableKey' | 'secretKey' | 'mails'>
  url: string
}

/** Someone of the demonstration, signed in. */
export interface DemoLearner {
  id: string
  client: Client
}

/** A client of the server; with its secret key it acts for everybody. */
export const clientOf = ({ url }: Place, key: string): Client =>
  createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

/**
 * Signs up as everybody does, by the link of the mail that this server keeps.
 * @throws Error where the account cannot be made
 */
export async function signUp(
  place: Place,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<DemoLearner> {
  const client = clientOf(place, place.backend.publishableKey)
  const { error: refusal } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: name } },
  })
  if (refusal) throw refusal
  const mail = place.backend.mails().findLast(({ to }) => to === email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { data, error } = await client.auth.verifyOtp({ token_hash: token, type: 'signup' })
  if (error) throw error
  if (!data.user) throw new Error(`${email} could not be confirmed`)
  return { id: data.user.id, client }
}
