import type { CacheFacts } from '@lingarden/domain/browser-storage'
import type { IDBPDatabase } from 'idb'
import { recordFacts, records } from './learner-database'

export type NamedFacts = readonly (readonly [name: string, facts: CacheFacts])[]

/** Writes a record and what is known of it, both or neither. */
export async function writeRecord(
  database: IDBPDatabase,
  name: string,
  data: unknown,
  facts: CacheFacts,
): Promise<void> {
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

export async function deleteRecords(database: IDBPDatabase, names: readonly string[]): Promise<void> {
  const transaction = database.transaction([records, recordFacts], 'readwrite')
  await Promise.all([
    ...names.flatMap((name) => [
      transaction.objectStore(records).delete(name),
      transaction.objectStore(recordFacts).delete(name),
    ]),
    transaction.done,
  ])
}
