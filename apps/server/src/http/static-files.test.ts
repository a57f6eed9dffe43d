import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listStaticFiles, serveStaticFile } from './static-files.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lingarden-static-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<p>')
  await writeFile(join(root, 'assets/app.js'), 'plain')
  await writeFile(join(root, 'assets/app.js.br'), 'brotli')
  await writeFile(join(root, 'assets/app.js.gz'), 'gzip')
  await writeFile(join(root, 'assets/words.json-x.gz'), 'words')
  await writeFile(join(root, 'notes.secret'), 'x')
})
afterAll(() => rm(root, { recursive: true }))

interface Asked {
  method?: string
  acceptEncoding?: string
  /** What happens between the listing and the answer. */
  meanwhile?: () => Promise<void>
}

async function answer(address: string, { method = 'GET', acceptEncoding = '', meanwhile }: Asked = {}) {
  const file = listStaticFiles(root).get(address)
  if (!file) throw new Error(`${address} is not listed`)
  await meanwhile?.()
  const request = new Request('http://localhost', { method, headers: { 'accept-encoding': acceptEncoding } })
  return serveStaticFile(file, address, request)
}

async function serve(address: string, asked?: Asked): Promise<Response> {
  const response = await answer(address, asked)
  if (!response) throw new Error(`${address} is gone`)
  return response
}

it('lists files of known types only, and no file that is the compressed form of another', () => {
  expect([...listStaticFiles(root).keys()].toSorted()).toEqual([
    '/assets/app.js',
    '/assets/words.json-x.gz',
    '/index.html',
  ])
  expect(listStaticFiles(join(root, 'nowhere')).size).toBe(0)
})

it.each([
  ['br, gzip', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['', 'plain', null],
])('answers "%s" with the %s file', async (acceptEncoding, content, encoding) => {
  const response = await serve('/assets/app.js', { acceptEncoding })
  expect(await response.text()).toBe(content)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(content.length))
})

it('answers with a file that is compressed by itself as it is', async () => {
  const response = await serve('/assets/words.json-x.gz', { acceptEncoding: 'br, gzip' })
  expect(await response.text()).toBe('words')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-type')).toBe('application/gzip')
})

it('keeps hashed files for ever, and asks anew for the others', async () => {
  expect((await serve('/assets/app.js')).headers.get('cache-control')).toContain('immutable')
  expect((await serve('/index.html')).headers.get('cache-control')).toBe('no-cache')
})

it('answers a HEAD request without a body', async () => {
  const response = await serve('/assets/app.js', { method: 'HEAD' })
  expect(response.body).toBeNull()
  expect(response.headers.get('content-length')).toBe('5')
})

describe('a file that a new build removes', () => {
  const address = '/assets/old.js'
  const path = () => join(root, address)
  beforeEach(() => Promise.all([writeFile(path(), 'plain'), writeFile(`${path()}.br`, 'brotli')]))

  it('is no longer there', async () => {
    const meanwhile = async () => void (await Promise.all([rm(path()), rm(`${path()}.br`)]))
    expect(await answer(address, { acceptEncoding: 'br', meanwhile })).toBeUndefined()
  })

  it('comes plain where only its compressed form is gone', async () => {
    const response = await serve(address, { acceptEncoding: 'br', meanwhile: () => rm(`${path()}.br`) })
    expect(await response.text()).toBe('plain')
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  it('is read to its end where the answer has begun', async () => {
    const response = await serve(address)
    await rm(path())
    expect(await response.text()).toBe('plain')
  })
})
