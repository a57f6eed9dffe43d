import { minPasswordLength } from '@lingarden/domain/profile'
import { AuthError, notValid } from '../auth-error.ts'

/** More of them bcrypt does not look at. */
const mostBytes = 72
/** How many of the commonest passwords are refused. */
const commonest = 10_000

let common: Promise<ReadonlySet<string>> | undefined

/** Loaded with the first sign-up. The list is five times as long, and its rest would stay in memory for nothing. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const list = dictionary['passwords-common']
  list.length = Math.min(list.length, commonest)
  return new Set(list)
}

/**
 * Checks a password that somebody chooses.
 * @throws AuthError 422 weak_password with the reasons `length` or `pwned`; 400 where it is longer than 72 bytes
 */
export async function checkPassword(password: string): Promise<void> {
  if (Buffer.byteLength(password) > mostBytes)
    throw notValid(`Password cannot be longer than ${mostBytes} characters`)
  if (password.length < minPasswordLength)
    throw weak(`Password should be at least ${minPasswordLength} characters.`, 'length')
  if (await isCommon(password))
    throw weak('Password is known to be weak and easy to guess, please choose a different one.', 'pwned')
}

const weak = (message: string, reason: string) =>
  new AuthError(422, 'weak_password', message, { weakReasons: [reason] })

async function isCommon(password: string): Promise<boolean> {
  common ??= readCommon()
  // One character again and again, or none that is seen, is not in the list and no better.
  const bare = password.trim().toLowerCase()
  return new Set(bare).size <= 1 || (await common).has(bare)
}
