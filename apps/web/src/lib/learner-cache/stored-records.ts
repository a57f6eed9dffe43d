import type { CacheFacts } from '@lingarden/domain/browser-storage'
import type { IDBPDatabase } from 'idb'
import { presenceSignal } from '@/lib/identity/presence'
import { recordFacts, records } from './learner-database'

export type NamedFacts = readonly (readonly [name: string, facts: CacheFacts])[]

/**
 * Writes a record and what is known of it, both or neither.
 * @throws where the learner has signed out meanwhile, and where storage refuses it
 */
export async function writeRecord(
  database: IDBPDatabase,
  name: string,
  data: unknown,
  facts: CacheFacts,
): Promise<void> {
  presenceSignal().throwIfAborted()
  const transaction = database.transaction([records, recordFacts], 'readwrite')
  await Promise.all([
    transaction.objectStore(records).put(data, name),
    transaction.objectStore(recordFacts).put(facts, name),
    transaction.done,
  ])
}

export async function readRecord(
  database: IDBPDatabase,
  name: string,
): Promise<{ data: unknown; facts: CacheFacts } | undefined> {
  const transaction = database.transaction([records, recordFacts])
  const [data, facts] = await Promise.all([
    transaction.objectStore(records).get(name) as Promise<unknown>,
    transaction.objectStore(recordFacts).get(name) as Promise<CacheFacts | undefined>,
  ])
  return facts && { data, facts }
}

/** What is known of every record; none of them is read. */
export async function readFacts(database: IDBPDatabase): Promise<NamedFacts> {
  const { store } = database.transaction(recordFacts)
  const [names, facts] = await Promise.all([
    store.getAllKeys() as Promise<string[]>,
    store.getAll() as Promise<CacheFacts[]>,
  ])
  return names.flatMap((name, place) => {
    const one = facts[place]
    return one ? [[name, one] as const] : []
  })
}

export async function deleteRecord(database: IDBPDatabase, name: string): Promise<void> {
  const transaction = database.transaction([records, recordFacts], 'readwrite')
  await Promise.all([
    transaction.objectStore(records).delete(name),
    transaction.objectStore(recordFacts).delete(name),
    transaction.done,
  ])
}

/** Deletes records as they were read; one that was written again since then stays. */
export async function deleteKnown(database: IDBPDatabase, known: NamedFacts): Promise<void> {
  const transaction = database.transaction([records, recordFacts], 'readwrite')
  const facts = transaction.objectStore(recordFacts)
  const deleteOne = async ([name, { savedAt }]: NamedFacts[number]) => {
    const current = (await facts.get(name)) as CacheFacts | undefined
    if (current?.savedAt !== savedAt) return
    await Promise.all([transaction.objectStore(records).delete(name), facts.delete(name)])
  }
  await Promise.all([...known.map(deleteOne), transaction.done])
}
