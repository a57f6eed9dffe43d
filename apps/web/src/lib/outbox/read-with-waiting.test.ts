import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RenameEntry } from './entry'
import { tellOutcome } from './outcomes'
import { putQueued } from './outbox-store'
import { readWithWaiting } from './read-with-waiting'

const rename = (title: string, userId = 'me'): RenameEntry => ({
  kind: 'rename',
  userId,
  languageCode: 'es-ES',
  id: title,
  title,
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  return () => vi.unstubAllGlobals()
})

it('tells what was sent while the answer was on its way, and then what waits', async () => {
  tellOutcome(rename('before'), 'sent')
  await putQueued(rename('waiting'))
  const { answer, entries } = await readWithWaiting('me', async () => {
    tellOutcome(rename('meanwhile'), 'sent')
    tellOutcome(rename('refused'), 'refused')
    tellOutcome(rename('theirs', 'you'), 'sent')
    return 'answer'
  })
  tellOutcome(rename('later'), 'sent')
  expect(answer).toBe('answer')
  expect(entries).toEqual([rename('meanwhile'), rename('waiting')])
})

it('fails as reading does', async () => {
  await expect(readWithWaiting('me', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
