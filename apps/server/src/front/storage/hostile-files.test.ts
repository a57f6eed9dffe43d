import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoomLearner } from '../testing/rooms.ts'
import { startStorage, type TestStorage } from './testing/start-storage.ts'

let storage: TestStorage
let ada: RoomLearner
beforeAll(async () => {
  storage = await startStorage()
  ada = await storage.enrol()
})
afterAll(() => storage.close())

const megabyte = 1024 * 1024
const query = (sql: string, values?: unknown[]) => storage.foundation.database.query(sql, values)
const looseEnds = () =>
  query(`select version from front.object_contents except select version from storage.objects
         union all select version from front.loose_contents`)

/** Sends the head of a request as it stands here, and as much of a body as one likes. */
function sendRaw(
  method: string,
  target: string,
  headers: Record<string, string | number>,
  token: string | undefined = ada.token,
): { socket: Socket; answer: Promise<string> } {
  const { hostname, port } = new URL(storage.url)
  const socket = connect(Number(port), hostname)
  const all = {
    host: hostname,
    apikey: storage.foundation.keys.publishableKey,
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${method} /storage/v1${target} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  socket.on('error', () => undefined)
  const answer = once(socket, 'data').then(([data]) => String(data))
  return { socket, answer }
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

it('refuses 20 uploads of 55 MB by visitors, and 20 smaller ones, without a byte of their bodies', async () => {
  const sizes = [55, 45].flatMap((size) => Array.from({ length: 20 }, () => size * megabyte))
  const answers = await Promise.all(
    sizes.map(async (size, index) => {
      const headers = { 'content-type': 'image/png', 'content-length': size }
      const { socket, answer } = sendRaw('POST', `/object/notes/x/${index}.png`, headers, '')
      const status = statusOf(await answer)
      socket.destroy()
      return status
    }),
  )
  expect(new Set(answers.slice(0, 20))).toEqual(new Set([413]))
  expect(new Set(answers.slice(20))).toEqual(new Set([403]))
})

it('refuses names that lead out of their folder, in every form', async () => {
  const names = [
    '../../etc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '..%5c..%5cwindows',
    '%252e%252e%252fetc',
    './../x',
    '/etc/passwd',
    `${ada.id}/..%00/x`,
    `${ada.id}//x`,
  ]
  for (const name of names) {
    for (const method of ['POST', 'GET']) {
      const { socket, answer } = sendRaw(method, `/object/notes/${name}`, {
        'content-length': 0,
        'content-type': 'a/b',
      })
      expect([400, 403, 404], `${method} ${name}`).toContain(statusOf(await answer))
      socket.destroy()
    }
  }
  expect(await query("select name from storage.objects where name ~ '\\.\\.|passwd|windows|etc'")).toEqual([])
})

it('keeps whatever its name byte for byte, or refuses the name', async () => {
  const bucket = ada.client.storage.from('notes')
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('..', '.', 'a/../b', 'ü', '%', 'a%2fb', '?', '#'),
      ),
      async (name) => {
        const { data, error } = await bucket.upload(
          `${ada.id}/any/${encodeURIComponent(name.toWellFormed())}`,
          name,
          { upsert: true },
        )
        const kept = data && (await (await bucket.download(data.path)).data?.text())
        expect([name.toWellFormed(), 400, 403, 404, 405]).toContain(kept ?? Number(error?.status))
      },
    ),
    { numRuns: 40 },
  )
})

it.each([
  ['a page', '<html><script>alert(1)</script></html>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['nothing', ''],
])('takes %s that calls itself a picture for none', async (_, content) => {
  const pictures = ada.client.storage.from('pictures')
  const place = `${ada.id}/fake-${content.length}.png`
  const body = new Blob([content], { type: 'image/png' })
  expect((await pictures.upload(place, body)).error).toMatchObject({ status: 415 })
  expect((await pictures.upload(place, content, { contentType: 'image/png' })).error).not.toBeNull()
  const page = new Blob([content], { type: 'text/html' })
  expect((await pictures.upload(place, page)).error).toMatchObject({
    status: 415,
    message: 'mime type text/html is not supported',
  })
  expect(await looseEnds()).toEqual([])
})

it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])(
  'sends %s as bytes to be saved',
  async (type) => {
    const place = `${ada.id}/active/${type}`
    await ada.client.storage.from('notes').upload(place, '<script>alert(1)</script>', { contentType: type })
    const { data } = await ada.client.storage.from('notes').createSignedUrl(place, 60)
    const { headers } = await fetch(data!.signedUrl)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  },
)

it('refuses a body that says no length as soon as it is too large', async () => {
  const { socket, answer } = sendRaw('POST', `/object/pictures/${ada.id}/chunked.png`, {
    'content-type': 'image/png',
    'transfer-encoding': 'chunked',
  })
  const piece = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(megabyte - 8)])
  for (let sent = 0; sent < 4; sent += 1) {
    socket.write(`${piece.length.toString(16)}\r\n`)
    socket.write(piece)
    socket.write('\r\n')
  }
  expect(statusOf(await answer)).toBe(413)
  socket.destroy()
  expect(await looseEnds()).toEqual([])
})

it('gives every learner 50 MB and 200 files, however many come at once', async () => {
  const eve = await storage.enrol()
  const bucket = eve.client.storage.from('notes')
  const large = randomBytes(20 * megabyte)
  const send = (name: string) => bucket.upload(`${eve.id}/${name}`, large, { contentType: 'audio/wav' })
  expect((await send('1')).error).toBeNull()
  expect((await send('2')).error).toBeNull()
  expect((await send('3')).error).toMatchObject({ status: 413, code: 'QuotaExceeded' })
  // What is overwritten makes room for itself.
  expect((await bucket.update(`${eve.id}/2`, large, { contentType: 'audio/wav' })).error).toBeNull()
  expect(await looseEnds()).toEqual([])
  await query(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     select 'notes', $1 || '/' || number, $1, '{"size": 1}' from generate_series(10, 206) as number`,
    [eve.id],
  )
  const both = await Promise.all(['a', 'b', 'c'].map((name) => bucket.upload(`${eve.id}/${name}`, 'x')))
  expect(both.filter(({ error }) => error === null)).toHaveLength(1)
  expect((await bucket.remove([`${eve.id}/1`])).error).toBeNull()
  expect((await bucket.upload(`${eve.id}/d`, 'x')).error).toBeNull()
})

it('reads four large bodies at once, two of one learner, and refuses more quickly', async () => {
  const [bob, cleo] = [await storage.enrol(), await storage.enrol()]
  const open = (learner: RoomLearner, name: string) =>
    sendRaw(
      'POST',
      `/object/notes/${learner.id}/${name}`,
      { 'content-type': 'audio/wav', 'content-length': 2 * megabyte },
      learner.token,
    )
  const held = [open(ada, 'slow-1'), open(ada, 'slow-2')]
  for (const { socket } of held) socket.write(Buffer.alloc(100))
  await untilHeld(2)
  const third = await open(ada, 'slow-3').answer
  expect(statusOf(third)).toBe(503)
  expect(third).toMatch(/retry-after: 5/i)
  held.push(open(bob, 'slow-1'), open(bob, 'slow-2'))
  await untilHeld(4)
  expect(await open(cleo, 'slow').answer).toContain(' 503 ')
  // Small ones are taken all the same.
  const small = await cleo.client.storage.from('notes').upload(`${cleo.id}/small`, 'x')
  expect(small.error).toBeNull()
  for (const { socket } of held) socket.destroy()
  await untilHeld(0)
  expect(await looseEnds()).toEqual([])
})

/** Until as many uploads are under way. */
async function untilHeld(count: number): Promise<void> {
  await expect
    .poll(async () => (await query('select 1 from front.loose_contents')).length, {
      timeout: 5000,
      interval: 20,
    })
    .toBe(count)
}

it('gives up a body that does not come', async () => {
  const slow = await startStorage({ bodyTime: 100 })
  const learner = await slow.enrol()
  const { hostname, port } = new URL(slow.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const { publishableKey } = slow.foundation.keys
  socket.write(
    `POST /storage/v1/object/notes/${learner.id}/x HTTP/1.1\r\nhost: x\r\napikey: ${publishableKey}\r\n` +
      `authorization: Bearer ${learner.token}\r\ncontent-type: audio/wav\r\ncontent-length: 9\r\n\r\nfour`,
  )
  const [answer] = await once(socket, 'data')
  expect(statusOf(String(answer))).toBe(408)
  expect(await slow.foundation.database.query('select 1 from front.loose_contents')).toEqual([])
  await slow.close()
})

it.each([
  ['no form', 'multipart/form-data; boundary=x', 'no form'],
  ['a form without its boundary', 'multipart/form-data', '--x\r\n\r\n'],
  [
    'a form without a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  ],
  [
    'a file that is cut off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name=""; filename="b"\r\ncontent-type: audio/wav\r\n\r\n123',
  ],
  [
    'a field without end',
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'1'.repeat(100_000)}`,
  ],
  ['a type that is none', 'text', 'x'],
  [
    'metadata that is no JSON',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n{\r\n--x\r\ncontent-disposition: form-data; name=""; filename="b"\r\ncontent-type: audio/wav\r\n\r\n1\r\n--x--',
  ],
])('refuses %s', async (_, contentType, body) => {
  const response = await fetch(`${storage.url}/storage/v1/object/notes/${ada.id}/bad`, {
    method: 'POST',
    headers: {
      apikey: storage.foundation.keys.publishableKey,
      authorization: `Bearer ${ada.token}`,
      'content-type': contentType,
    },
    body,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    statusCode: '400',
    error: 'InvalidRequest',
    code: 'InvalidRequest',
  })
  expect(await looseEnds()).toEqual([])
})

it('answers hostile bodies of every route with one clear refusal', async () => {
  const headers = {
    apikey: storage.foundation.keys.publishableKey,
    authorization: `Bearer ${ada.token}`,
    'content-type': 'application/json',
  }
  const routes = [
    'object/list/notes',
    'object/list-v2/notes',
    'object/sign/notes',
    'object/move',
    'object/copy',
    'object/sign/notes/x',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record(
            { prefix: fc.string(), search: fc.string(), limit: fc.integer(), cursor: fc.string() },
            { requiredKeys: [] },
          )
          .map((value) => JSON.stringify(value)),
        fc.constantFrom('{"prefix":"a\\u0000"}', '{"cursor":"WyJcdTAwMDAiLCIiXQ"}', '['.repeat(9000)),
      ),
      async (route, body) => {
        const response = await fetch(`${storage.url}/storage/v1/${route}`, { method: 'POST', headers, body })
        expect(response.status).toBeLessThan(500)
        const answer: unknown = await response.json()
        expect(response.ok || typeof (answer as { statusCode?: unknown }).statusCode === 'string').toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})

it('knows nobody by a forged token', async () => {
  const forged = `${ada.token.slice(0, -4)}AAAA`
  const response = await fetch(`${storage.url}/storage/v1/object/notes/x`, {
    headers: { apikey: storage.foundation.keys.publishableKey, authorization: `Bearer ${forged}` },
  })
  expect(response.status).toBe(401)
  expect((await fetch(`${storage.url}/storage/v1/bucket`)).status).toBe(401)
})

it('lets one learner ask for so much at once, and no more', async () => {
  const bob = await storage.enrol()
  const lock = await openLock()
  const codes: unknown[] = []
  const list = async () => {
    const { error } = await ada.client.storage.from('notes').list(ada.id)
    codes.push((error as { code?: string } | null)?.code)
  }
  const asked = Array.from({ length: 100 }, list)
  await expect.poll(() => codes).toEqual(Array.from({ length: 36 }, () => 'SlowDown'))
  // Others are answered meanwhile.
  expect((await bob.client.storage.listBuckets()).error).toBeNull()
  await lock.end()
  await Promise.all(asked)
  expect(codes.filter((code) => code === undefined)).toHaveLength(64)
})

/** Keeps the table of objects from being read. */
async function openLock(): Promise<{ end: () => Promise<void> }> {
  const ended = Promise.withResolvers<undefined>()
  const locked = Promise.withResolvers<undefined>()
  const held = storage.foundation.database.transaction(async (transaction) => {
    await transaction.query('lock table storage.objects in access exclusive mode')
    locked.resolve(undefined)
    await ended.promise
  })
  await locked.promise
  return {
    end: () => {
      ended.resolve(undefined)
      return held
    },
  }
}
