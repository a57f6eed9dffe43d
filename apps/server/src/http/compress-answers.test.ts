import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { compressAnswers } from './compress-answers.ts'
import type { AppEnv } from './context.ts'

const rows = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, word: 'jardín' })))
const app = new Hono<AppEnv>()
  .use(compressAnswers)
  .get('/long', () => new Response(rows, { status: 206, headers: { 'content-range': '0-999/*' } }))
  .get('/short', () => new Response('[]'))
  .get('/nothing', () => new Response(null, { status: 304 }))
  .post('/long', () => new Response(rows))

const ask = (path: string, { method = 'GET', accepted = 'gzip, deflate, br' } = {}) =>
  app.request(path, { method, headers: { 'accept-encoding': accepted } })

it('a long answer comes compressed, with its status and headers', async () => {
  const answer = await ask('/long')
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('0-999/*')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(body.length))
  expect(body.length).toBeLessThan(rows.length / 5)
  expect(gunzipSync(body).toString()).toBe(rows)
})

it.each([
  ['/short', {}, '[]'],
  ['/long', { accepted: 'identity' }, rows],
  ['/long', { method: 'POST' }, rows],
  ['/nothing', {}, ''],
])('%s, asked with %o, comes as it is', async (path, asked, expected) => {
  const answer = await ask(path, asked)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(expected)
})
