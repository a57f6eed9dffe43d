import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoomLearner } from '../../testing/rooms.ts'
import { startFakeS3, type FakeS3 } from '../testing/fake-s3.ts'
import { startStorage, type TestStorage } from '../testing/start-storage.ts'
import { createS3Contents } from './s3-contents.ts'
import { sweepContents } from './sweep-contents.ts'

let store: FakeS3
let storage: TestStorage
let ada: RoomLearner
beforeAll(async () => {
  store = await startFakeS3()
  storage = await startStorage({ contents: createS3Contents(store.settings) })
  ada = await storage.enrol()
})
afterAll(async () => {
  await storage.close()
  store.close()
})

const bucket = () => ada.client.storage.from('notes')
const query = (sql: string) => storage.foundation.database.query(sql)
const sweep = () => sweepContents(storage.foundation.database, createS3Contents(store.settings))

it('keeps contents in the store, and none of them in the database', async () => {
  const content = randomBytes(600_000)
  const name = `${ada.id}/a.wav`
  expect((await bucket().upload(name, content, { contentType: 'audio/wav' })).error).toBeNull()
  expect([...store.objects.values()].map((object) => object.equals(content))).toEqual([true])
  expect(await query('select 1 from front.object_contents')).toEqual([])
  const { data } = await bucket().download(name)
  expect(Buffer.from(await data!.arrayBuffer()).equals(content)).toBe(true)
  const { data: address } = await bucket().createSignedUrl(name, 60)
  const part = await fetch(address!.signedUrl, { headers: { range: 'bytes=1000-1999' } })
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(1000, 2000))).toBe(true)
  expect((await bucket().copy(name, `${ada.id}/b.wav`)).error).toBeNull()
  expect(store.objects.size).toBe(2)
})

it('sweeps what no file names any more, and nothing else', async () => {
  expect((await bucket().remove([`${ada.id}/b.wav`])).error).toBeNull()
  expect(store.objects.size).toBe(2)
  expect(await sweep()).toBe(1)
  expect(store.objects.size).toBe(1)
  expect((await bucket().download(`${ada.id}/a.wav`)).error).toBeNull()
  expect(await sweep()).toBe(0)
})

it('sweeps what a power cut left of an upload, but no upload under way', async () => {
  const contents = createS3Contents(store.settings)
  await contents.write('torn', [Buffer.from('half')].values() as never)
  await query(
    `insert into front.loose_contents (version, since) values ('torn', now() - interval '2 hours'), ('new', now())`,
  )
  expect(await sweep()).toBe(1)
  expect(store.objects.has('/files/objects/torn')).toBe(false)
  expect(await query('select version from front.loose_contents')).toEqual([{ version: 'new' }])
  await query('delete from front.loose_contents')
})

it('keeps nothing where the store fails, and says so without its words', async () => {
  store.failNext(403)
  const { error } = await bucket().upload(`${ada.id}/fails.wav`, 'x', { contentType: 'audio/wav' })
  expect(error).toMatchObject({
    status: 503,
    message: 'The store of files cannot be reached; please try again in a moment',
  })
  expect((await bucket().exists(`${ada.id}/fails.wav`)).data).toBe(false)
  expect(await query('select version from front.loose_contents')).toEqual([])
})

it('says that contents are missing where they are', async () => {
  store.objects.clear()
  expect((await bucket().download(`${ada.id}/a.wav`)).error).toMatchObject({
    status: 404,
    message: 'The contents of this object are missing',
  })
})
