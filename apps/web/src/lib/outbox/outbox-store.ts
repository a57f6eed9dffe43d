import { openLearnerDatabase, outbox } from '@/lib/learner-cache/learner-database'
import { reportStorageTrouble } from '@/lib/learner-cache/storage-trouble'
import { hasLeft } from '@/lib/session/presence'
import { onSignOut } from '@/lib/session/sign-out'
import { isOfConversation, nameOfEntry, type HistoryEntry, type OutboxEntry } from './entry'
import { tellOutboxChanged } from './outbox-changes'

export interface Queued {
  entry: OutboxEntry
  /** Milliseconds since the epoch. */
  queuedAt: number
  /** Differs for each state of an entry. */
  revision: string
}

/** What storage did not take; it waits as long as the page lives. */
const inMemory = new Map<string, Queued>()
onSignOut(() => inMemory.clear())

let newest = 0

/** Now, but after everything queued before: neither a quick hand nor a clock that is set back changes the order. */
function nextTime(): number {
  newest = Math.max(Date.now(), newest + 1)
  return newest
}

/** Puts an entry in the outbox, in place of an earlier one of its name; not in the name of who has signed out. */
export async function putQueued(entry: OutboxEntry): Promise<void> {
  const name = nameOfEntry(entry)
  const queued: Queued = { entry, queuedAt: nextTime(), revision: crypto.randomUUID() }
  try {
    const database = await openLearnerDatabase()
    if (hasLeft()) return
    await database.put(outbox, queued, name)
    inMemory.delete(name)
  } catch {
    if (hasLeft()) return
    inMemory.set(name, queued)
    reportStorageTrouble()
  }
  tellOutboxChanged()
}

/** What waits of a learner, the oldest first. */
export async function listQueued(userId: string): Promise<Queued[]> {
  const stored = await openLearnerDatabase()
    .then((database) => database.getAll(outbox) as Promise<Queued[]>)
    .catch(() => [])
  const all = new Map([...stored, ...inMemory.values()].map((queued) => [nameOfEntry(queued.entry), queued]))
  return [...all.values()]
    .filter(({ entry }) => entry.userId === userId)
    .toSorted((a, b) => a.queuedAt - b.queuedAt)
}

/** What waits of one conversation. */
async function listQueuedOf(userId: string, id: string): Promise<Queued[]> {
  const all = await listQueued(userId)
  return all.filter(({ entry }) => isOfConversation(entry) && entry.id === id)
}

/** The state of a conversation that waits to be sent; undefined where the server has the newest. */
export async function findQueuedHistory(userId: string, id: string): Promise<HistoryEntry | undefined> {
  const entries = (await listQueuedOf(userId, id)).map(({ entry }) => entry)
  return entries.find((entry) => entry.kind === 'history')
}

/** Sends nothing more of a conversation. */
export async function dropQueuedConversation(userId: string, id: string): Promise<void> {
  await removeQueued(await listQueuedOf(userId, id))
}

/** Takes out what was sent, unless a later state of it has come meanwhile. */
export async function removeQueued(sent: readonly Queued[]): Promise<void> {
  for (const { entry, revision } of sent) {
    const name = nameOfEntry(entry)
    if (inMemory.get(name)?.revision === revision) inMemory.delete(name)
  }
  const database = await openLearnerDatabase().catch(() => undefined)
  const transaction = database?.transaction(outbox, 'readwrite')
  const takeOut = async ({ entry, revision }: Queued) => {
    const name = nameOfEntry(entry)
    const waiting = (await transaction?.store.get(name)) as Queued | undefined
    if (waiting?.revision === revision) await transaction?.store.delete(name)
  }
  await Promise.all([...sent.map(takeOut), transaction?.done])
  tellOutboxChanged()
}

/** The entry that waits under a name. */
export async function findByName(userId: string, name: string): Promise<Queued | undefined> {
  return (await listQueued(userId)).find(({ entry }) => nameOfEntry(entry) === name)
}
