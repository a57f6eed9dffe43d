import { renderMail } from '../backend/mail/templates.ts'
import { AdminError, exitCodes } from './admin-error.ts'
import type { Connection } from './connect.ts'
import { findLearner } from './learners.ts'

/**
 * Ends all sessions of an account: whoever holds one has to sign in again.
 * @throws AdminError where nobody has this address, or a hosted Supabase keeps the sessions
 */
export async function signOut(connection: Connection, email: string): Promise<string> {
  const { database } = connection
  if (!database)
    throw new AdminError(
      `Supabase ends sessions in its SQL editor: delete from auth.sessions where user_id = (select id from auth.users where email = '${email.replaceAll("'", "''")}');`,
    )
  const { id } = await findLearner(connection, email)
  const ended = await database.query('delete from auth.sessions where user_id = $1 returning id', [id])
  return `${count(ended.length, 'session')} of ${email} ended; what is open there goes on for an hour at most.`
}

/**
 * Confirms the address of an account whose mail did not come.
 * @throws AdminError where nobody has this address
 */
export async function confirmAccount(connection: Connection, email: string): Promise<string> {
  const { id } = await findLearner(connection, email)
  const { error } = await connection.client.auth.admin.updateUserById(id, { email_confirm: true })
  if (error) throw error
  return `The address ${email} is confirmed.`
}

/**
 * Sends the link by which a learner chooses a new password, or tells it.
 * @param isTold whether the link is printed instead of sent; always where this server sends no mail
 * @throws AdminError where nobody has this address; the mail server's error
 */
export async function resetPassword(
  connection: Connection,
  { email: given, isTold }: { email: string; isTold: boolean },
): Promise<string> {
  const { client, mail, siteUrl } = connection
  const { email } = await findLearner(connection, given)
  const sent = `A link to choose a new password is on its way to ${email}.`
  if (!isTold && mail === 'supabase') {
    const { error } = await client.auth.resetPasswordForEmail(email)
    if (error) throw error
    return sent
  }
  const { data, error } = await client.auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  const { properties, user } = data
  if (isTold || !mail || mail === 'supabase') return tellLink(connection, properties.hashed_token, 'recovery')
  const about = {
    SiteURL: siteUrl,
    Token: '',
    TokenHash: properties.hashed_token,
    Email: email,
    NewEmail: email,
  }
  await mail.send(await renderMail('recovery', email, { ...about, Data: user.user_metadata }))
  return sent
}

/**
 * Sets a password that was typed, and ends the sessions of before.
 * @param askPassword asks on the terminal, twice; undefined where nobody typed the same twice
 * @throws AdminError where nobody has this address, or nothing was typed
 */
export async function setPassword(
  connection: Connection,
  email: string,
  askPassword: () => Promise<string | undefined>,
): Promise<string> {
  const { id } = await findLearner(connection, email)
  const password = await askPassword()
  if (!password) throw new AdminError('Nothing was changed: type the same password twice.', exitCodes.misused)
  const { error } = await connection.client.auth.admin.updateUserById(id, { password })
  if (error) throw error
  await connection.database?.query('delete from auth.sessions where user_id = $1', [id])
  return `The password of ${email} is set.`
}

/**
 * Makes an account and sends its owner the link into it, also while the sign-up is closed.
 * @throws the error of the account service where the address is taken or none
 */
export async function invite(
  connection: Connection,
  { email, isTold }: { email: string; isTold: boolean },
): Promise<string> {
  const { client, mail } = connection
  if (!isTold && mail) {
    const { error } = await client.auth.admin.inviteUserByEmail(email)
    if (error) throw error
    return `An invitation is on its way to ${email}.`
  }
  const { data, error } = await client.auth.admin.generateLink({ type: 'invite', email })
  if (error) throw error
  return tellLink(connection, data.properties.hashed_token, 'invite')
}

/** The link as the mails have it: it works once, for an hour. */
function tellLink({ siteUrl }: Connection, token: string, type: 'recovery' | 'invite'): string {
  const query = new URLSearchParams({ token, type })
  return `${siteUrl}/auth/callback?${query}\nWhoever has this link has the account: it works once, for an hour.`
}

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`
