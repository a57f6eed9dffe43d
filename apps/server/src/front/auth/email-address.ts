import { notValid } from './auth-error.ts'

const mostCharacters = 254
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/**
 * The pattern that browsers check `<input type="email">` by, as GoTrue does. It takes ASCII alone: of two addresses that look
 * alike or fold to the same letters, one is refused.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const pattern = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})*$`, 'i')

/**
 * An address as accounts are found by it: small letters, without spaces around.
 * @throws AuthError validation_failed where it is none
 */
export function toEmailAddress(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length > mostCharacters || !pattern.test(trimmed))
    throw notValid('Unable to validate email address: invalid format')
  return trimmed.toLowerCase()
}
