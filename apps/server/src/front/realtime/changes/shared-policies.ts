import type { Caller } from '../../caller.ts'

type Role = Caller['role']

/** A policy of a table for reading, as pg_policies shows it. */
export interface ReadPolicy {
  permissive: boolean
  roles: string[]
  /** The condition as PostgreSQL prints it. */
  qual: string
}

/** Conditions that hold for all of a role or for none, whoever asks. */
const sameForAll = [/\( select private\.site_is_open\(\) as site_is_open\)/gi]
const sameForLearners = /\(\( select auth\.uid\(\) as uid\) is not null\)/gi

/** What can tell who asks: a call, a sub-select, the names of the current user. */
const asksWho = /\w\(|\bselect\b|\bcurrent_|\buser\b/i

/**
 * Whether all of a role see the same rows of a table with row level security. Unsure of a condition, it says no.
 * @param policies those that hold for reading
 */
export function isSharedBy(role: Role, policies: readonly ReadPolicy[]): boolean {
  const own = policies.filter(({ roles }) => roles.includes(role) || roles.includes('public'))
  const isPlain = ({ qual }: ReadPolicy) => !asksWho.test(simplify(qual, role))
  const lettingIn = own.filter(({ permissive }) => permissive)
  const letsAllIn = lettingIn.some(({ qual }) => /^\(?true\)?$/.test(simplify(qual, role)))
  return (
    own.filter(({ permissive }) => !permissive).every(isPlain) &&
    lettingIn.length > 0 &&
    (letsAllIn || lettingIn.every(isPlain))
  )
}

function simplify(qual: string, role: Role): string {
  const plain = sameForAll.reduce((text, condition) => text.replace(condition, 'true'), qual)
  return role === 'authenticated' ? plain.replace(sameForLearners, 'true') : plain
}
