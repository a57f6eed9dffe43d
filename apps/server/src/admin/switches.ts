import type { Connection } from './connect.ts'

/** What an operator can close. */
export type SwitchName = 'site' | 'sign-up'

/**
 * Opens or closes the site or the sign-up for everybody; open browsers notice at once.
 * @param message what visitors read while it is closed
 */
export async function setSwitch(
  { client }: Connection,
  name: SwitchName,
  { isOpen, message }: { isOpen: boolean; message?: string | undefined },
): Promise<string> {
  const closed = isOpen ? null : (message ?? null)
  const change =
    name === 'site'
      ? { site_disabled: !isOpen, site_disabled_message: closed }
      : { signup_disabled: !isOpen, signup_disabled_message: closed }
  const { error } = await client.from('app_settings').update(change).eq('id', 'global').select().single()
  if (error) throw error
  return `The ${name} is ${isOpen ? 'open' : 'closed'} now.`
}

/** Says what is open. */
export async function describeSwitches({ client }: Connection): Promise<string> {
  const { data, error } = await client.from('app_settings').select().eq('id', 'global').single()
  if (error) throw error
  return [
    describe('site', data.site_disabled, data.site_disabled_message),
    describe('sign-up', data.signup_disabled, data.signup_disabled_message),
  ].join('\n')
}

function describe(name: SwitchName, isClosed: boolean, message: string | null): string {
  if (!isClosed) return `${name}: open`
  return message ? `${name}: closed (${message})` : `${name}: closed`
}
