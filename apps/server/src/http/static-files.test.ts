import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

function serve(address: string, { method = 'GET', acceptEncoding = '' } = {}): Response {
  const file = listStaticFiles(root).get(address)
  if (!file) throw new Error(`${address} is not listed`)
  const request = new Request('http://localhost', { method, headers: { 'accept-encoding': acceptEncoding } })
  return serveStaticFile(file, address, request)
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
  const response = serve('/assets/app.js', { acceptEncoding })
  expect(await response.text()).toBe(content)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(String(content.length))
})

it('answers with a file that is compressed by itself as it is', async () => {
  const response = serve('/assets/words.json-x.gz', { acceptEncoding: 'br, gzip' })
  expect(await response.text()).toBe('words')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-type')).toBe('application/gzip')
})

it('keeps hashed files for ever, and asks anew for the others', () => {
  expect(serve('/assets/app.js').headers.get('cache-control')).toContain('immutable')
  expect(serve('/index.html').headers.get('cache-control')).toBe('no-cache')
})

it('opens no file for a HEAD request', () => {
  const response = serve('/assets/app.js', { method: 'HEAD' })
  expect(response.body).toBeNull()
  expect(response.headers.get('content-length')).toBe('5')
})
