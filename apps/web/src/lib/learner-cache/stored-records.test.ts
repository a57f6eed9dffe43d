import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { openLearnerDatabase } from './learner-database'
import { deleteKnown, readFacts, readRecord, writeRecord } from './stored-records'

const factsOf = (savedAt: number) => ({ segment: 'analytics', bytes: 4, savedAt, version: 1 }) as const

it('[9.6d] what is out of date goes, but not what was written in its place meanwhile', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const database = await openLearnerDatabase()
  await writeRecord(database, 'analytics/year', 'old', factsOf(1))
  await writeRecord(database, 'analytics/today', 'old', factsOf(1))
  const stale = await readFacts(database)
  await writeRecord(database, 'analytics/today', 'new', factsOf(2))

  await deleteKnown(database, stale)
  expect(await readRecord(database, 'analytics/year')).toBeUndefined()
  expect(await readRecord(database, 'analytics/today')).toEqual({ data: 'new', facts: factsOf(2) })
  expect(await readFacts(database)).toHaveLength(1)
  vi.unstubAllGlobals()
})
