import { readLocal, writeLocal } from '@/lib/local-store'
import type { SessionUser } from '@/lib/identity/session'

const key = 'known-name'

interface KnownName {
  userId: string
  name: string
}

/**
 * The name of somebody whose profile has not come yet: as their profile had it last in this browser, and otherwise as they
 * gave it at sign-up, which is all that the session knows. Empty where they want none.
 */
export function knownName({ id, fullName }: SessionUser): string {
  const known = readLocal<Partial<KnownName>>(key)
  return known?.userId === id && typeof known.name === 'string' ? known.name : fullName
}

/** Whether the profile of somebody has been here, and with it what else this browser keeps of them. */
export const isNameKnown = (userId: string): boolean => readLocal<Partial<KnownName>>(key)?.userId === userId

/** Keeps the name that a profile has, until the sign-out. */
export const keepKnownName = (userId: string, name: string): void =>
  writeLocal(key, { userId, name } satisfies KnownName)
