import { pino } from 'pino'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts'
import { createReader } from '../reader.ts'
import type { Clip, Speaker, Utterance } from '../speaker.ts'
import { createSharedClips } from './shared-clips.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.database.query('truncate front.speech_clips, front.speech_claims')
})

const words = [{ offset: 0, length: 4, start: 0, end: 0.5 }]
const clip = (bytes: number, fill = 1): Clip => ({
  type: 'audio/mpeg',
  audio: new Uint8Array(bytes).fill(fill),
  words,
})
const never = new AbortController().signal
const open = (maxBytes = 10_000) => createSharedClips(opened.database, maxBytes)
const keys = async () => {
  const rows = await opened.database.query<{ key: string }>('select key from front.speech_clips order by key')
  return rows.map(({ key }) => key)
}
const usedAt = (key: string, hours: number) =>
  opened.database.query(
    'update front.speech_clips set used_at = now() - make_interval(hours => $2) where key = $1',
    [key, hours],
  )

it('gives every server what one of them kept', async () => {
  await open().write('a', clip(500))
  expect(await open().read('a')).toEqual(clip(500))
  expect(await open().read('b')).toBeUndefined()
  await open().write('b', { ...clip(5), words: undefined })
  expect((await open().read('b'))?.words).toBeUndefined()
})

it('drops what was not used for longest, and keeps nothing that is larger than all of it', async () => {
  const cache = open(3000)
  for (const [key, hours] of Object.entries({ a: 4, b: 3, c: 2 })) {
    await cache.write(key, clip(800))
    await usedAt(key, hours)
  }
  await cache.read('a')
  await cache.write('d', clip(800))
  expect(await keys()).toEqual(['a', 'c', 'd'])
  await cache.write('e', clip(4000))
  expect(await cache.read('e')).toBeUndefined()
})

const utterance: Utterance = {
  text: 'hola',
  voice: 'female' as Utterance['voice'],
  language: supportedLanguages[0]!,
  instructions: undefined,
}

function speaking(result: () => Promise<Clip>): Speaker & { spoken: () => number } {
  let spoken = 0
  return {
    label: 'provider:model',
    takesInstructions: true,
    spoken: () => spoken,
    speak: () => {
      spoken += 1
      return result()
    },
    close: () => Promise.resolve(),
  }
}
const server = (speaker: Speaker) => createReader(speaker, open(100_000), pino({ level: 'silent' }))

it('pays once where several servers are asked for the same at once', async () => {
  const voice = Promise.withResolvers<Clip>()
  const speaker = speaking(() => voice.promise)
  const reading = [1, 2, 3].map(() => server(speaker).read(utterance, never))
  await expect.poll(() => speaker.spoken()).toBe(1)
  voice.resolve(clip(100))
  const read = await Promise.all(reading)
  expect(speaker.spoken()).toBe(1)
  expect(read.map(({ isNew }) => isNew).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    false,
    false,
    true,
  ])
  expect(await opened.database.query('select * from front.speech_claims')).toEqual([])
})

it('lets another server try where the first one failed, or died', async () => {
  const failing = speaking(() => Promise.reject(new Error('down')))
  await expect(server(failing).read(utterance, never)).rejects.toThrow('down')
  const second = server(speaking(() => Promise.resolve(clip(100))))
  const key = second.keyOf(utterance)
  await opened.database.query(
    "insert into front.speech_claims (key, holder, until) values ($1, 'dead', now() - interval '1 second')",
    [key],
  )
  expect((await second.read(utterance, never)).isNew).toBe(true)
})

it('waits no longer than whoever asked', async () => {
  const reader = server(speaking(() => Promise.resolve(clip(100))))
  await opened.database.query(
    "insert into front.speech_claims (key, holder, until) values ($1, 'other', now() + interval '1 hour')",
    [reader.keyOf(utterance)],
  )
  const left = new AbortController()
  const reading = reader.read(utterance, left.signal)
  left.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})

it('reads out all the same where the database is out of reach', async () => {
  const broken = createSharedClips(
    { query: () => Promise.reject(new Error('gone')), run: () => Promise.reject(new Error('gone')) },
    1000,
  )
  const reader = createReader(
    speaking(() => Promise.resolve(clip(100))),
    broken,
    pino({ level: 'silent' }),
  )
  expect((await reader.read(utterance, never)).isNew).toBe(true)
})
