import {
  cacheFormatVersion,
  isFresh,
  recordsToEvict,
  storageCap,
  type CacheFacts,
  type CacheSegment,
} from '@lingarden/domain/browser-storage'
import type { IDBPDatabase } from 'idb'
import { compressText, decompressText, sizeOfText, type StoredText } from '@/lib/browser-storage/compress'
import { storedDictionaryBytes } from '@/lib/dictionary/stored-dictionaries'
import { hasLeft } from '@/lib/identity/presence'
import { onSignOut } from '@/lib/identity/clearings'
import { mobileBreakpoint } from '@/lib/mobile-breakpoint'
import { openLearnerDatabase } from './learner-database'
import { reportStorageTrouble } from '@/lib/browser-storage/storage-trouble'
import {
  deleteKnown,
  deleteRecord,
  readFacts,
  readRecord,
  writeRecord,
  type NamedFacts,
} from './stored-records'

/** What storage did not take; it lasts as long as the page. */
const inMemory = new Map<string, { data: unknown; facts: CacheFacts }>()

const nameOf = (segment: CacheSegment, key: string) => `${segment}/${key}`

/**
 * Keeps a record for as long as its segment allows. Within the cap of all caches together the oldest go first; what
 * storage refuses is kept in memory, and the learner hears of it once. After the sign-out nothing is kept.
 * @param data in any form that the browser can store
 * @param bytes what it takes, nearly
 */
export async function putRecord(
  segment: CacheSegment,
  key: string,
  data: unknown,
  bytes: number,
): Promise<void> {
  const name = nameOf(segment, key)
  const facts = { segment, bytes, savedAt: Date.now(), version: cacheFormatVersion }
  try {
    const database = await openLearnerDatabase()
    const others = (await readFacts(database)).filter(([other]) => other !== name)
    await makeRoom(database, others, bytes)
    await writeRecord(database, name, data, facts).catch(async () => {
      // The quota is smaller than the cap: whatever else there is may go.
      await deleteKnown(database, others)
      await writeRecord(database, name, data, facts)
    })
    inMemory.delete(name)
  } catch {
    if (hasLeft()) return
    inMemory.set(name, { data, facts })
    reportStorageTrouble()
  }
}

/** A record and when it was saved, in milliseconds since the epoch; undefined where none may still be used. */
export async function getRecord(
  segment: CacheSegment,
  key: string,
): Promise<{ data: unknown; savedAt: number } | undefined> {
  const name = nameOf(segment, key)
  const stored = async () => readRecord(await openLearnerDatabase(), name).catch(() => undefined)
  const kept = inMemory.get(name) ?? (await stored().catch(() => undefined))
  if (!kept || !isFresh(kept.facts, Date.now())) return undefined
  return { data: kept.data, savedAt: kept.facts.savedAt }
}

/** The keys of a segment's usable records that begin with a text, the newest first. */
export async function listRecords(segment: CacheSegment, prefix: string): Promise<string[]> {
  const stored = await openLearnerDatabase()
    .then(readFacts)
    .catch(() => [])
  const all = new Map([...stored, ...Array.from(inMemory, ([name, { facts }]) => [name, facts] as const)])
  const now = Date.now()
  return [...all]
    .filter(([name, facts]) => name.startsWith(nameOf(segment, prefix)) && isFresh(facts, now))
    .toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
    .map(([name]) => name.slice(nameOf(segment, '').length))
}

export async function removeRecord(segment: CacheSegment, key: string): Promise<void> {
  const name = nameOf(segment, key)
  inMemory.delete(name)
  await openLearnerDatabase()
    .then((database) => deleteRecord(database, name))
    // Where nothing can be stored, nothing is to be removed.
    .catch(() => undefined)
}

/** Drops what is out of date, and then the oldest until there is room. */
async function makeRoom(database: IDBPDatabase, others: NamedFacts, bytes: number): Promise<void> {
  const now = Date.now()
  const cap = storageCap(window.innerWidth < mobileBreakpoint)
  const room = cap - bytes - (await storedDictionaryBytes())
  const fresh = others.filter(([, facts]) => isFresh(facts, now))
  const evicted = recordsToEvict(fresh, room)
  const going = others.filter(([name, facts]) => !isFresh(facts, now) || evicted.includes(name))
  if (going.length > 0) await deleteKnown(database, going)
  if (room < 0) throw new RangeError('The dictionaries leave no room for this record')
}

/** Everything here is private (requirement 4.4b); the databases are emptied all together. */
onSignOut(() => inMemory.clear())

/** Keeps a value that JSON can tell, compressed where it is long (requirement 9.6d). */
export async function putJson(segment: CacheSegment, key: string, value: unknown): Promise<void> {
  const text = await compressText(JSON.stringify(value))
  await putRecord(segment, key, text, sizeOfText(text))
}

/**
 * A value that was kept, and when; undefined where there is none, or none that can be read.
 * @template Value what was put there by this version of the app
 */
export async function getJson<Value>(
  segment: CacheSegment,
  key: string,
): Promise<{ value: Value; savedAt: number } | undefined> {
  const record = await getRecord(segment, key)
  if (!record) return undefined
  try {
    const value = JSON.parse(await decompressText(record.data as StoredText)) as Value
    return { value, savedAt: record.savedAt }
  } catch {
    return undefined
  }
}
