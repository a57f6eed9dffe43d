import type { CacheSegment } from '@lingarden/domain/browser-storage'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { isKept, markCached } from './cached-data'
import { getJson, putJson } from './learner-cache'

/** Milliseconds without a further change after which data is written (requirement 9.4f). */
const saveDelay = 100

/** Where the data of a query is kept: in an object, under a field of its own. */
export interface CachePlace {
  segment: CacheSegment
  key: string
  field: string
}

/** Data that was kept; undefined where there is none. A check that fails counts as none (requirement 8.20c). */
export async function readCachedData<Data>({
  segment,
  key,
  field,
}: CachePlace): Promise<{ data: Data; savedAt: number } | undefined> {
  try {
    const record = await getJson<Record<string, Data | undefined>>(segment, key)
    const data = record?.value[field]
    return record && data !== undefined ? { data, savedAt: record.savedAt } : undefined
  } catch (cause) {
    logError('What was kept could not be read', cause)
    return undefined
  }
}

const followed = new WeakMap<QueryClient, Set<string>>()

/**
 * Shows what this browser kept of a query until the server has answered, and keeps every later state of it. Called when
 * the query runs; it delays nothing.
 * @param complete adds what has changed since it was kept
 */
export function cacheQuery<Data extends object>(
  client: QueryClient,
  queryKey: QueryKey,
  place: CachePlace,
  complete?: (kept: Data) => Promise<Data>,
): void {
  follow(client, queryKey, place)
  if (client.getQueryData(queryKey) === undefined) void showKept<Data>(client, queryKey, place, complete)
}

/**
 * Asks the server, keeps what it answers, and shows what this browser kept only where the server cannot be reached: for
 * data that an old state of would mislead.
 * @param complete adds to either what neither can know: what waits in this browser to be sent
 * @throws whatever asking or completing throws
 */
export async function askThenCached<Data extends object>(
  client: QueryClient,
  queryKey: QueryKey,
  place: CachePlace,
  ask: () => Promise<Data>,
  complete?: (kept: Data) => Promise<Data>,
): Promise<Data> {
  follow(client, queryKey, place)
  const show = () => showKept<Data>(client, queryKey, place, complete)
  if (!navigator.onLine) void show()
  try {
    const answer = await ask()
    return complete ? await complete(answer) : answer
  } catch (error) {
    await show()
    throw error
  }
}

async function showKept<Data extends object>(
  client: QueryClient,
  queryKey: QueryKey,
  place: CachePlace,
  complete: (kept: Data) => Promise<Data> = async (kept) => kept,
): Promise<void> {
  const kept = await readCachedData<Data>(place)
  const data = kept && (await complete(kept.data))
  // The server may have been quicker, and the learner may have signed out.
  const query = client.getQueryCache().find({ queryKey })
  if (!kept || !data || !query || query.state.data !== undefined) return
  markCached(data)
  client.setQueryData(queryKey, data, { updatedAt: kept.savedAt })
}

function follow(client: QueryClient, queryKey: QueryKey, { segment, key, field }: CachePlace): void {
  const keys = followed.get(client) ?? new Set()
  followed.set(client, keys)
  const hash = hashKey(queryKey)
  if (keys.has(hash)) return
  keys.add(hash)
  let timer: ReturnType<typeof setTimeout> | undefined

  async function save() {
    // Whoever signed out meanwhile leaves nothing behind.
    const data: unknown = client.getQueryData(queryKey)
    // What was kept, written again, would be young.
    if (typeof data !== 'object' || data === null || isKept(data)) return
    await putJson(segment, key, { [field]: data })
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      save().catch((cause: unknown) => logError('The cache could not be written', cause))
    }, saveDelay)
  })
}
