import { expect, it } from 'vitest'
import { startTestServer } from './start-test-server.ts'

it('keeps an idle connection for longer than a busy run may hold its client up, as the real server does', async () => {
  await using server = await openServer()
  const { headers } = await fetch(`${server.url}/health`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(60)
})

async function openServer() {
  const server = await startTestServer()
  return { url: server.url, [Symbol.asyncDispose]: server.close }
}
