import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { readClip, storeClip } from './stored-clips'

const audio = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'audio/wav' })
const megabyte = 2 ** 20

it('[3.25] a clip is there again with its words, for a word as for a message', async () => {
  const words = [{ offset: 0, length: 4, start: 0, end: 0.4 }]
  await storeClip('es\nalloy\nHola', { audio: audio(10), words })
  await storeClip('es\nalloy\ngato', { audio: audio(20) })
  expect(await readClip('es\nalloy\nHola')).toMatchObject({ audio: { size: 10, type: 'audio/wav' }, words })
  expect(await readClip('es\nalloy\ngato')).toEqual({ audio: expect.objectContaining({ size: 20 }) as Blob })
  expect(await readClip('es\ncoral\nHola')).toBeUndefined()
})

it('[5.6b, 9.6c] a clip over 10 MB is dropped', async () => {
  await storeClip('long', { audio: audio(10 * megabyte) })
  await storeClip('longer', { audio: audio(10 * megabyte + 1) })
  expect((await readClip('long'))?.audio.size).toBe(10 * megabyte)
  expect(await readClip('longer')).toBeUndefined()
})
