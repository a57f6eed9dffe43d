const megabyte = 1024 * 1024
const hour = 3_600_000
const day = 24 * hour

/** Bytes that all caches together may take in the browser: 50 MB on a phone, 100 MB elsewhere (requirement 9.6a). */
export function storageCap(isMobile: boolean): number {
  return (isMobile ? 50 : 100) * megabyte
}

/** Bytes of a clip above which it is not cached (requirements 5.6b, 9.6c). */
export const audioBlobLimit = 10 * megabyte

/** What is cached of a learner; the dictionaries are kept apart, as they belong to nobody. */
export type CacheSegment = 'profile' | 'bank' | 'analytics' | 'conversation' | 'audio'

/** How soon a segment must give way: the higher the number, the sooner; the dictionary goes last (requirement 9.6d). */
export const segmentPriority: Readonly<Record<CacheSegment | 'dictionary', number>> = {
  dictionary: 1,
  profile: 2,
  bank: 2,
  analytics: 2,
  conversation: 3,
  audio: 4,
}

/** Milliseconds for which a record of a segment is good (requirements 9.5a, 9.6d). */
export const segmentMaxAge: Readonly<Record<CacheSegment, number>> = {
  // As long as a session lives (requirement 4.4a): without it the app could not open offline.
  profile: 30 * day,
  bank: day,
  analytics: day,
  conversation: 2 * day,
  audio: 2 * day,
}

/** Version of the cached records; another version is as good as none. */
export const cacheFormatVersion = 2

/** What is known of a cached record without reading it. */
export interface CacheFacts {
  segment: CacheSegment
  bytes: number
  /** Milliseconds since the epoch. */
  savedAt: number
  version: number
}

/** Whether a record may still be used. A time in the future is a clock that was set back, not a fresh record. */
export function isFresh({ segment, savedAt, version }: CacheFacts, now: number): boolean {
  const age = now - savedAt
  return version === cacheFormatVersion && age >= 0 && age <= segmentMaxAge[segment]
}

/**
 * The records that go so that the rest is no larger than `room` bytes: by their segment's priority, within a segment the
 * oldest first.
 */
export function recordsToEvict<Key>(
  records: readonly (readonly [key: Key, facts: CacheFacts])[],
  room: number,
): Key[] {
  let left = records.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  const order = records.toSorted(
    ([, a], [, b]) =>
      segmentPriority[b.segment] - segmentPriority[a.segment] || a.savedAt - b.savedAt || a.bytes - b.bytes,
  )
  const going: Key[] = []
  for (const [key, { bytes }] of order) {
    if (left <= room) break
    going.push(key)
    left -= bytes
  }
  return going
}
