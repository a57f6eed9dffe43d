import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileStorage } from './file-storage.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lingarden-files-'))
})
afterAll(() => rm(root, { recursive: true }))

const upload = (bucket: string, key: string, text: string) =>
  createFileStorage(root).uploadObject(bucket, key, undefined, Buffer.from(text), 'text/plain', 'max-age=60')

async function read(bucket: string, key: string): Promise<string> {
  const { body } = await createFileStorage(root).getObject(bucket, key, undefined)
  return Buffer.from(body as Uint8Array).toString()
}

it('keeps an object with its type, and replaces it whole', async () => {
  await upload('shots', 'ada/one.txt', 'first')
  const metadata = await upload('shots', 'ada/one.txt', 'second')
  expect(metadata).toMatchObject({ mimetype: 'text/plain', cacheControl: 'max-age=60', size: 6 })
  expect(await read('shots', 'ada/one.txt')).toBe('second')
})

it('copies and deletes, and says that what is gone is gone', async () => {
  const storage = createFileStorage(root)
  await upload('shots', 'a', 'x')
  await storage.copyObject('shots', 'a', undefined, 'shots', 'b', undefined)
  await storage.deleteObject('shots', 'a', undefined)
  expect(await read('shots', 'b')).toBe('x')
  await expect(read('shots', 'a')).rejects.toThrow('ENOENT')
})

it('answers a browser that has the object already', async () => {
  const storage = createFileStorage(root)
  const { eTag } = await upload('shots', 'etag', 'x')
  const answer = await storage.getObject('shots', 'etag', undefined, { ifNoneMatch: eTag })
  expect(answer.httpStatusCode).toBe(304)
})

it('keeps every object inside its folder, whatever its name', async () => {
  const outside = join(root, '..')
  const before = await readdir(outside)
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constantFrom('../x', '/etc/passwd', '..', '.', '')),
      async (key) => {
        await upload('shots', key, key)
        expect(await read('shots', key)).toBe(key)
      },
    ),
    { numRuns: 30 },
  )
  expect(await readdir(outside)).toEqual(before)
})
