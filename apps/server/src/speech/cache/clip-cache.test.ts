import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createClipCache } from './clip-cache.ts'

let parent: string
let directory: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lingarden-speech-'))
  directory = join(parent, 'cache')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const words = [{ offset: 0, length: 4, start: 0, end: 0.5 }]
const clip = (bytes: number, fill = 1) => ({
  type: 'audio/mpeg',
  audio: new Uint8Array(bytes).fill(fill),
  words,
})
const open = (maxBytes = 10_000) => createClipCache(directory, maxBytes)
const namesOf = async () => (await readdir(directory)).toSorted()

it('gives back what was kept, also after a new start', async () => {
  const cache = open()
  expect(await cache.read('a')).toBeUndefined()
  await cache.write('a', clip(500))
  expect(await cache.read('a')).toEqual(clip(500))
  expect(await open().read('a')).toEqual(clip(500))
  await cache.write('b', { ...clip(5), words: undefined })
  expect((await cache.read('b'))?.words).toBeUndefined()
})

it('drops what was not used for longest', async () => {
  const cache = open(3000)
  for (const key of ['a', 'b', 'c']) await cache.write(key, clip(900))
  await cache.read('a')
  await cache.write('d', clip(900))
  expect(await namesOf()).toEqual(['a.clip', 'c.clip', 'd.clip'])
})

it('knows after a new start what was not used for longest', async () => {
  const cache = open()
  for (const key of ['a', 'b', 'c']) await cache.write(key, clip(900))
  for (const [key, second] of Object.entries({ b: 1, c: 2, a: 3 })) {
    await utimes(join(directory, `${key}.clip`), second, second)
  }
  await open(2000).write('d', clip(900))
  expect(await namesOf()).toEqual(['a.clip', 'd.clip'])
})

it('keeps nothing that is larger than all of it', async () => {
  await open(1000).write('a', clip(2000))
  expect(await open().read('a')).toBeUndefined()
})

it('takes a torn file for none, and sweeps up half-written ones', async () => {
  const cache = open()
  await cache.write('a', clip(500))
  await truncate(join(directory, 'a.clip'), 30)
  expect(await cache.read('a')).toBeUndefined()
  expect(await namesOf()).toEqual([])
  await writeFile(join(directory, 'x.part'), 'half')
  await writeFile(join(directory, 'b.clip'), '')
  const anew = open()
  expect(await anew.read('b')).toBeUndefined()
  expect(await namesOf()).toEqual([])
})

it('never shows a mixture to readers, whoever writes at the same time', async () => {
  const cache = open(5000)
  const keys = ['a', 'b', 'c', 'd']
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const key = keys[index % 4]!
      if (index % 3 === 0) await cache.write(key, clip(1000 + index, index))
      const found = await cache.read(key)
      expect(new Set(found?.audio ?? [0]).size).toBe(1)
    }),
  )
  expect((await namesOf()).every((name) => name.endsWith('.clip'))).toBe(true)
})
