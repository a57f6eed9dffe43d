import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoomLearner } from '../testing/rooms.ts'
import { startStorage, type TestStorage } from './testing/start-storage.ts'

let storage: TestStorage
let ada: RoomLearner
let bob: RoomLearner
beforeAll(async () => {
  storage = await startStorage()
  ada = await storage.enrol()
  bob = await storage.enrol()
})
afterAll(() => storage.close())

const notes = (learner: RoomLearner = ada) => learner.client.storage.from('notes')
const bytesOf = async (blob: Blob | null) => (blob ? Buffer.from(await blob.arrayBuffer()) : Buffer.alloc(0))
const path = (name: string) => `${ada.id}/${name}`
const png = (size = 64) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(size)])

type Body = Buffer | Blob | FormData | ReadableStream<Uint8Array>
const bodies: [string, (content: Buffer) => Body][] = [
  ['bytes', (content) => content],
  ['a Blob', (content) => new Blob([new Uint8Array(content)], { type: 'audio/wav' })],
  [
    'a form of one’s own',
    (content) => {
      const form = new FormData()
      form.append('', new Blob([new Uint8Array(content)], { type: 'audio/wav' }), 'a.wav')
      return form
    },
  ],
  ['a stream', (content) => new Blob([new Uint8Array(content)]).stream()],
]
it.each(bodies)('keeps what is sent as %s byte for byte', async (kind, body) => {
  const content = randomBytes(700_001)
  const name = path(`as-${kind.length}/clip.wav`)
  const { data, error } = await notes().upload(name, body(content), {
    contentType: 'audio/wav',
    cacheControl: '60',
    metadata: { mood: 'calm' },
  })
  expect(error).toBeNull()
  expect(data?.fullPath).toBe(`notes/${name}`)
  const { data: blob } = await notes().download(name)
  expect(blob?.type).toBe('audio/wav')
  expect((await bytesOf(blob)).equals(content)).toBe(true)
  const { data: info } = await notes().info(name)
  expect(info).toMatchObject({
    name,
    size: 700_001,
    contentType: 'audio/wav',
    cacheControl: 'max-age=60',
    metadata: { mood: 'calm' },
  })
  expect((await storage.foundation.database.query('select 1 from front.loose_contents')).length).toBe(0)
})

it('says that a file is there already, and overwrites it where told to', async () => {
  const name = path('twice.txt')
  const send = (text: string, upsert: boolean) =>
    notes().upload(name, text, { upsert, contentType: 'text/plain' })
  expect((await send('one', false)).error).toBeNull()
  expect((await send('two', false)).error).toMatchObject({
    status: 409,
    statusCode: '409',
    code: 'Duplicate',
  })
  expect((await bytesOf((await notes().download(name)).data)).toString()).toBe('one')
  expect((await send('three', true)).error).toBeNull()
  expect((await notes().update(name, 'four', { contentType: 'text/plain' })).error).toBeNull()
  expect((await bytesOf((await notes().download(name)).data)).toString()).toBe('four')
  const left = await storage.foundation.database.query(
    'select version from front.object_contents except select version from storage.objects',
  )
  expect(left).toEqual([])
})

it('lists a folder by names in it, with folders as entries without an id', async () => {
  const folder = path('garden')
  for (const name of ['b.txt', 'a.txt', 'deep/c.txt', 'deep/er/d.txt', 'Ähre'.slice(1)])
    await notes().upload(`${folder}/${name}`, 'x', { contentType: 'text/plain' })
  const { data } = await notes().list(folder)
  expect(data?.map(({ name, id }) => [name, id !== null])).toEqual([
    ['a.txt', true],
    ['b.txt', true],
    ['deep', false],
    ['hre', true],
  ])
  expect(data?.[0]?.metadata).toMatchObject({ size: 1, mimetype: 'text/plain' })
  const down = await notes().list(folder, { sortBy: { column: 'name', order: 'desc' }, limit: 2, offset: 1 })
  expect(down.data?.map(({ name }) => name)).toEqual(['deep', 'b.txt'])
  expect((await notes().list(folder, { search: 'B.' })).data?.map(({ name }) => name)).toEqual(['b.txt'])
  expect((await notes().list(folder, { search: '%' })).data).toEqual([])
  expect((await notes(bob).list(folder)).data).toEqual([])
})

it('goes through a bucket page by page', async () => {
  const prefix = path('pages/')
  for (const name of ['1', '2', '3/a', '3/b', '4']) await notes().upload(prefix + name, name)
  const first = await notes().listV2({ prefix, limit: 3 })
  expect(first.data?.objects.map(({ key }) => key)).toEqual(['1', '2', '3/a'].map((name) => prefix + name))
  expect(first.data?.hasNext).toBe(true)
  const rest = await notes().listV2({ prefix, limit: 3, cursor: first.data!.nextCursor! })
  expect(rest.data?.objects.map(({ key }) => key)).toEqual(['3/b', '4'].map((name) => prefix + name))
  expect(rest.data).toMatchObject({ hasNext: false })
  const folders = await notes().listV2({
    prefix,
    with_delimiter: true,
    sortBy: { column: 'created_at', order: 'desc' },
  })
  expect(folders.data?.folders.map(({ key }) => key)).toEqual([`${prefix}3/`])
  expect(folders.data?.objects.map(({ key }) => key)).toEqual(['4', '2', '1'].map((name) => prefix + name))
})

it('tells whether a file exists', async () => {
  await notes().upload(path('is.txt'), 'x')
  expect((await notes().exists(path('is.txt'))).data).toBe(true)
  expect((await notes().exists(path('is-not.txt'))).data).toBe(false)
  expect((await notes(bob).exists(path('is.txt'))).data).toBe(false)
})

it('moves, copies and removes', async () => {
  const [from, to, twin] = [path('from.txt'), path('to.txt'), path('twin.txt')]
  await notes().upload(from, 'moved', { contentType: 'text/plain', cacheControl: '9' })
  expect((await notes().move(from, to)).error).toBeNull()
  expect((await notes().download(from)).error).toMatchObject({ status: 404 })
  expect((await notes().copy(to, twin)).data?.path).toBe(`notes/${twin}`)
  expect((await notes().copy(to, twin)).error).toMatchObject({ status: 409 })
  expect((await notes().move(to, twin)).error).toMatchObject({ status: 409 })
  expect((await notes().info(twin)).data).toMatchObject({ size: 5, cacheControl: 'max-age=9' })
  const removed = await notes().remove([to, twin, path('nothing')])
  expect(removed.data?.map(({ name }) => name).toSorted()).toEqual([to, twin])
  expect((await notes().download(twin)).error).toMatchObject({ status: 404 })
})

it('makes addresses that open one file for a while', async () => {
  const [one, two] = [path('signed one.txt'), path('signed-2.txt')]
  await notes().upload(one, 'first', { contentType: 'text/plain' })
  await notes().upload(two, 'second', { contentType: 'text/plain' })
  const { data } = await notes().createSignedUrl(one, 60, { download: 'note-1.txt' })
  const response = await fetch(data!.signedUrl)
  expect(await response.text()).toBe('first')
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''note-1.txt")
  const token = new URL(data!.signedUrl).searchParams.get('token')
  const other = await fetch(`${storage.url}/storage/v1/object/sign/notes/${two}?token=${token}`)
  expect(other.status).toBe(400)
  const many = await notes().createSignedUrls([two, path('none')], 60)
  expect(many.data?.map(({ error, path: name }) => [error === null, name])).toEqual([
    [true, two],
    [false, path('none')],
  ])
  expect(await (await fetch(many.data![0]!.signedUrl!)).text()).toBe('second')
  expect((await notes(bob).createSignedUrl(one, 60)).error).toMatchObject({ status: 404 })
  expect((await notes().createSignedUrl(one, 400 * 86_400)).error).toMatchObject({ status: 400 })
  expect((await fetch(`${storage.url}/storage/v1/object/sign/notes/${one}?token=${ada.token}`)).status).toBe(
    400,
  )
})

it('makes an address for one upload, which is as much as its owner may', async () => {
  const name = path('by-address.txt')
  const { data, error } = await notes().createSignedUploadUrl(name)
  expect(error).toBeNull()
  const visitor = storage.foundation.client(storage.url).storage.from('notes')
  const sent = await visitor.uploadToSignedUrl(name, data!.token, 'hello', { contentType: 'text/plain' })
  expect(sent.error).toBeNull()
  expect((await bytesOf((await notes().download(name)).data)).toString()).toBe('hello')
  expect((await visitor.uploadToSignedUrl(path('other'), data!.token, 'x')).error).not.toBeNull()
  expect((await notes(bob).createSignedUploadUrl(name)).error).toMatchObject({ status: 403 })
  // Nobody reads by it, and what it carries says no more than whose it is.
  expect(
    (await fetch(`${storage.url}/storage/v1/object/sign/notes/${name}?token=${data!.token}`)).status,
  ).toBe(400)
})

it('serves public buckets to anybody, and no others', async () => {
  const content = png()
  await ada.client.storage.from('pictures').upload(path('face.png'), content, { contentType: 'image/png' })
  const { data } = ada.client.storage.from('pictures').getPublicUrl(path('face.png'))
  const response = await fetch(data.publicUrl)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  await notes().upload(path('secret'), 'x')
  const closed = notes().getPublicUrl(path('secret')).data.publicUrl
  expect((await fetch(closed)).status).toBe(404)
})

it('sends parts, and word that nothing changed', async () => {
  const content = randomBytes(900_000)
  await notes().upload(path('long'), content, { contentType: 'audio/wav' })
  const url = `${storage.url}/storage/v1/object/notes/${path('long')}`
  const ask = (headers: Record<string, string>, method = 'GET') =>
    fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${ada.token}`,
        apikey: storage.foundation.keys.publishableKey,
        ...headers,
      },
    })
  const eTag = (await ask({}, 'HEAD')).headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': eTag })).status).toBe(304)
  for (const [range, start, end] of [
    ['bytes=0-9', 0, 10],
    ['bytes=262140-262150', 262_140, 262_151],
    ['bytes=899990-', 899_990, 900_000],
    ['bytes=-5', 899_995, 900_000],
  ] as const) {
    const part = await ask({ range })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/900000`)
    expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(start, end))).toBe(true)
  }
  expect((await ask({ range: 'bytes=900000-' })).status).toBe(416)
  expect((await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
})

it('lets only the key of the server change buckets', async () => {
  const operator = storage.foundation.client(storage.url, storage.foundation.keys.secretKey).storage
  const rules = { public: false, fileSizeLimit: '1MB', allowedMimeTypes: ['text/*'] }
  expect((await ada.client.storage.createBucket('mine', rules)).error).toMatchObject({ status: 403 })
  expect((await operator.createBucket('mine', rules)).error).toBeNull()
  expect((await operator.getBucket('mine')).data).toMatchObject({ file_size_limit: 1_000_000, public: false })
  expect((await operator.updateBucket('mine', { public: true })).error).toBeNull()
  expect((await operator.listBuckets()).data?.map(({ id }) => id)).toContain('mine')
  await operator.from('mine').upload('a.txt', 'x', { contentType: 'text/plain' })
  expect(
    (await operator.from('mine').upload('a.png', png(), { contentType: 'image/png' })).error,
  ).toMatchObject({ status: 415 })
  expect((await operator.deleteBucket('mine')).error).toMatchObject({ status: 409 })
  expect((await operator.emptyBucket('mine')).error).toBeNull()
  expect((await operator.deleteBucket('mine')).error).toBeNull()
  expect((await operator.getBucket('mine')).error).toMatchObject({ status: 404 })
  expect((await ada.client.storage.listBuckets()).data).toEqual([])
})

it('refuses what it does not offer in words that the client reads', async () => {
  await notes().upload(path('plain'), 'x')
  const { error } = await notes().download(path('plain'), { transform: { width: 10 } })
  expect(error).toMatchObject({
    status: 404,
    statusCode: '404',
    message: 'This server does not offer what was asked for',
  })
  const headers = {
    apikey: storage.foundation.keys.publishableKey,
    'tus-resumable': '1.0.0',
    'upload-length': '10',
  }
  const resumable = await fetch(`${storage.url}/storage/v1/upload/resumable`, { method: 'POST', headers })
  expect(resumable.status).toBe(404)
})

it('shows the same files on a second server', async () => {
  const second = await storage.another()
  const content = randomBytes(300_000)
  await notes().upload(path('shared'), content, { contentType: 'audio/wav' })
  const elsewhere = await fetch(`${second.url}/storage/v1/object/notes/${path('shared')}`, {
    headers: { authorization: `Bearer ${ada.token}`, apikey: storage.foundation.keys.publishableKey },
  })
  expect(Buffer.from(await elsewhere.arrayBuffer()).equals(content)).toBe(true)
  second.close()
})
