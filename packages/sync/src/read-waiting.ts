import type { Waiting } from './mutation.ts'

/** What a browser kept, if it is something that waits; undefined where it is broken or of an app before this one. */
export function readWaiting(stored: unknown): Waiting | undefined {
  const { place, key, mutation, version, lane, queuedAt } = fieldsOf(stored)
  const { kind, userId } = fieldsOf(mutation)
  const isWhole =
    [place, key, lane, kind, userId].every((text) => typeof text === 'string') &&
    [version, queuedAt].every((number) => Number.isFinite(number))
  return isWhole ? (stored as Waiting) : undefined
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
