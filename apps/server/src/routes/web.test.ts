import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppEnv } from '../http/context.ts'
import { handleError } from '../http/handle-error.ts'
import { webRoutes } from './web.ts'

let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'lingarden-web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const name of ['index.html', 'assets/old.js', 'robots.txt']) await writeFile(join(webRoot, name), name)
})
afterAll(() => rm(webRoot, { recursive: true }))

it('answers 404 for files that a new build has removed under a running server', async () => {
  const app = new Hono<AppEnv>().onError(handleError(pino({ level: 'silent' })))
  const readPage = () => Promise.resolve('<head></head>')
  app.route('/', webRoutes({ webRoot, readPage, runtimeConfig: () => ({}) as never }))
  const statuses = async () =>
    Promise.all(
      ['/assets/old.js', '/robots.txt', '/tutor'].map(async (path) => (await app.request(path)).status),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  await rm(join(webRoot, 'assets'), { recursive: true })
  await rm(join(webRoot, 'robots.txt'))
  expect(await statuses()).toEqual([404, 404, 200])
})

it.each([
  ['fr-CA, es;q=0.9', 'fr'],
  ['de, zh-Hans-CN;q=0.8, en;q=0.5', 'zh'],
  ['de', 'en'],
])('names what a reader with %s needs in %s', async (accepted, language) => {
  const readPage = (_address: string, wanted: string) => Promise.resolve(`<head></head>${wanted}`)
  const app = new Hono<AppEnv>().route(
    '/',
    webRoutes({ webRoot: undefined, readPage, runtimeConfig: () => ({}) as never }),
  )
  const response = await app.request('/tutor', { headers: { 'accept-language': accepted } })
  expect(await response.text()).toMatch(new RegExp(`${language}$`))
  expect(response.headers.get('vary')).toContain('accept-language')
})
