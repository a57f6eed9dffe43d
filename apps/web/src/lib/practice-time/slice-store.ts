import { isPracticeSlice, type PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { listLocal, readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import { hasLeft } from '@/lib/session/presence'
import { onSignOut } from '@/lib/session/sign-out'

/** A stretch of practice, and how much of it the server has. */
export interface StoredSlice {
  slice: PracticeSlice
  /** Seconds, 0 where it was never sent. */
  sent: number
}

/** Milliseconds after its end for which a stretch may still be growing, in this tab or another. */
const growingTime = 60_000

/** For browsers that keep nothing (private mode): there practice waits as long as the page lives. */
const inMemory = new Map<string, StoredSlice>()
const listeners = new Set<() => void>()
let version = 0

function announce(): void {
  version += 1
  for (const listener of listeners) listener()
}

onSignOut(() => {
  inMemory.clear()
  announce()
})

/** Each stretch has a key of its own, so that two tabs never write over each other's. */
const prefixOf = (userId: string) => `practice:${userId}:`
const keyOf = (userId: string, slice: PracticeSlice) => prefixOf(userId) + slice.id

function isStoredSlice(value: unknown): value is StoredSlice {
  const { slice, sent } = (value ?? {}) as Partial<StoredSlice>
  return isPracticeSlice(slice) && Number.isSafeInteger(sent) && Number(sent) >= 0
}

function readKept(key: string): StoredSlice | undefined {
  const stored = readLocal<unknown>(key)
  return isStoredSlice(stored) ? stored : inMemory.get(key)
}

function writeKept(key: string, kept: StoredSlice): void {
  if (hasLeft()) return
  inMemory.set(key, kept)
  writeLocal(key, kept)
  announce()
}

/** Keeps how far a stretch has come, at once and for good. */
export function storeSlice(userId: string, slice: PracticeSlice): void {
  if (slice.seconds === 0) return
  const key = keyOf(userId, slice)
  writeKept(key, { slice, sent: readKept(key)?.sent ?? 0 })
}

/** The stretches of a learner that this browser knows of; what is broken is none. */
export function listKept(userId: string): StoredSlice[] {
  const prefix = prefixOf(userId)
  const keys = new Set([
    ...listLocal(prefix),
    ...[...inMemory.keys()].filter((key) => key.startsWith(prefix)),
  ])
  return [...keys].flatMap((key) => readKept(key) ?? [])
}

/** The server has a stretch as far as this; it is forgotten once it cannot grow any more. */
export function acknowledgeSlice(userId: string, slice: PracticeSlice, now: number): void {
  const key = keyOf(userId, slice)
  const latest = readKept(key)?.slice ?? slice
  const mayGrow = latest.startedAt + latest.seconds * 1000 > now - growingTime
  if (mayGrow || latest.seconds > slice.seconds) writeKept(key, { slice: latest, sent: slice.seconds })
  else forgetSlice(userId, slice)
}

export function forgetSlice(userId: string, slice: PracticeSlice): void {
  const key = keyOf(userId, slice)
  inMemory.delete(key)
  removeLocal(key)
  announce()
}

/** Tells of every change that is made in this tab; gives back how to stop. */
export function onSliceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Differs after each change. */
export const sliceVersion = (): number => version
