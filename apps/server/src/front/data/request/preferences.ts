import { DataError, quoted } from '../data-error.ts'

/** What the Prefer header asks for. */
export interface Preferences {
  return: 'minimal' | 'headers-only' | 'representation' | undefined
  count: 'exact' | 'planned' | 'estimated' | undefined
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined
  missing: 'default' | 'null' | undefined
  handling: 'strict' | 'lenient' | undefined
  maxAffected: number | undefined
  /** What is answered to it: those that were understood and are heeded. */
  applied: readonly string[]
}

const allowed = {
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const

type Named = keyof typeof allowed

const none: Preferences = {
  return: undefined,
  count: undefined,
  resolution: undefined,
  missing: undefined,
  handling: undefined,
  maxAffected: undefined,
  applied: [],
}

/** Understood and left alone: transactions always end as the method says, times are told in UTC. */
const ignored = /^(?:tx=(?:commit|rollback)|timezone=.*|params=.*)$/u

/**
 * Reads the header `Prefer`.
 * @throws DataError where it asks to be held to strictly and holds what is not known
 */
export function parsePreferences(header: string | undefined): Preferences {
  if (!header) return none
  const found: Record<string, unknown> = {}
  const applied: string[] = []
  const unknown: string[] = []
  for (const part of header.split(',').map((text) => text.trim())) {
    const [name = '', value = ''] = part.split('=')
    if (Object.hasOwn(found, name)) continue
    if (isNamed(name, value)) found[name] = value
    else if (name === 'max-affected' && /^\d{1,9}$/u.test(value)) found['maxAffected'] = Number(value)
    else {
      if (part !== '' && !ignored.test(part)) unknown.push(part)
      continue
    }
    applied.push(part)
  }
  const preferences = { ...none, ...found, applied } as Preferences
  if (preferences.handling !== 'strict') return { ...preferences, maxAffected: undefined }
  if (unknown.length > 0) throw notKnown(unknown)
  return preferences
}

function isNamed(name: string, value: string): name is Named {
  return Object.hasOwn(allowed, name) && (allowed[name as Named] as readonly string[]).includes(value)
}

const notKnown = (unknown: readonly string[]) =>
  new DataError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${quoted(unknown.join(', '))}`,
  })
