import 'fake-indexeddb/auto'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import { queue } from './queue'
import { readWithWaiting } from './read-with-waiting'

vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))

interface Note extends Mutation {
  kind: 'note'
  text: string
}
const note = (text: string, userId = 'me'): Note => ({ kind: 'note', userId, text })

/** What the server refuses; anything else it takes. */
const notes: MutationKind<Note> = {
  kind: 'note',
  lane: 'note',
  nameOf: ({ text }) => text,
  send: async ({ text }) => {
    if (text === 'refused') throw Object.assign(new Error('no'), { code: '23514' })
  },
}

async function send(one: Note): Promise<void> {
  await queue.put(notes, one)
  await queue.send(one.userId)
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  return () => vi.unstubAllGlobals()
})

it('tells what was sent while the answer was on its way, and then what waits', async () => {
  await send(note('before'))
  const { answer, waiting } = await readWithWaiting('me', async () => {
    for (const text of ['meanwhile', 'refused']) await send(note(text))
    await send(note('theirs', 'you'))
    await queue.put(notes, note('waiting'))
    return 'answer'
  })
  await send(note('later'))
  expect(answer).toBe('answer')
  expect(waiting.map(({ mutation }) => mutation)).toEqual([note('meanwhile'), note('waiting')])
})

it('fails as reading does', async () => {
  await expect(readWithWaiting('me', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
