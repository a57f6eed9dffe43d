import { listBuiltFiles } from '@lingarden/content/dictionary-files'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoomLearner } from '../testing/rooms.ts'
import { offerPackedDictionaries } from './offer-dictionaries.ts'
import { startStorage, type TestStorage } from './testing/start-storage.ts'

let storage: TestStorage
let ada: RoomLearner
beforeAll(async () => {
  storage = await startStorage()
  ada = await storage.enrol()
  await offerPackedDictionaries(storage.foundation.database)
})
afterAll(() => storage.close())

const files = listBuiltFiles()
const [{ name, location }] = files.filter((file) => file.name === 'fr-FR.forms.json') as [
  (typeof files)[number],
]
const content = gunzipSync(readFileSync(location))
const ask = (headers: Record<string, string> = {}) =>
  fetch(`${storage.url}/storage/v1/object/dictionaries/${name}`, {
    headers: {
      apikey: storage.foundation.keys.publishableKey,
      authorization: `Bearer ${ada.token}`,
      'accept-encoding': 'identity',
      ...headers,
    },
  })

it('lists every file of the package with its size, and copies none', async () => {
  const { data } = await ada.client.storage.from('dictionaries').list()
  expect(data?.map((file) => file.name)).toEqual(files.map((file) => file.name).toSorted())
  expect(data?.find((file) => file.name === name)?.metadata).toMatchObject({ size: content.length })
  expect(await storage.foundation.database.query('select 1 from front.object_contents')).toEqual([])
})

it('sends a dictionary as it lies in the package, compressed where the browser takes it', async () => {
  const packed = await ask({ 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(content.length / 2)
  expect(Buffer.from(await packed.arrayBuffer()).equals(content)).toBe(true)
  const plain = await ask()
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('vary')).toBe('accept-encoding')
  expect(Buffer.from(await plain.arrayBuffer()).equals(content)).toBe(true)
  const part = await ask({ range: 'bytes=1000-1999' })
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(1000, 2000))).toBe(true)
})

it('tells a browser that has it already that nothing changed', async () => {
  const { headers } = await ask()
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const again = await ask({ 'if-none-match': headers.get('etag') ?? '', 'accept-encoding': 'gzip' })
  expect(again.status).toBe(304)
})

it('gives a visitor none', async () => {
  const response = await fetch(`${storage.url}/storage/v1/object/dictionaries/${name}`, {
    headers: { apikey: storage.foundation.keys.publishableKey },
  })
  expect(response.status).toBe(404)
})

it('lists what a new version of the program has, and no more what it lacks', async () => {
  const { database } = storage.foundation
  await database.query("update storage.objects set version = 'package/old' where name = $1", [name])
  await database.query(
    "insert into storage.objects (bucket_id, name, version, metadata) values ('dictionaries', 'xx.json', 'package/x', '{}')",
  )
  expect((await ask()).status).toBe(404)
  await offerPackedDictionaries(database)
  expect((await ask()).status).toBe(200)
  const { data } = await ada.client.storage.from('dictionaries').list()
  expect(data).toHaveLength(files.length)
})

it('costs a start that finds them there next to nothing', async () => {
  const updated = () =>
    storage.foundation.database.query(
      'select name, updated_at, xmin::text from storage.objects order by name',
    )
  const before = await updated()
  await offerPackedDictionaries(storage.foundation.database)
  expect(await updated()).toEqual(before)
})
