import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { drain } from './drain.ts'

let server: Server
afterEach(() => server.closeAllConnections())

/** A request whose answer has begun: its text so far goes on when the test says so. */
async function beginAnswer(): Promise<{ answer: ServerResponse; text: Promise<string>; url: string }> {
  const begun = Promise.withResolvers<ServerResponse>()
  server = createServer((_request, response) => {
    response.write('half ')
    begun.resolve(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const text = fetch(url).then((response) => response.text())
  return { answer: await begun.promise, text, url }
}

it('lets a reply that is half said end, and takes no new one', async () => {
  const { answer, text, url } = await beginAnswer()
  const drained = drain(server, 60_000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  answer.end('said')
  expect(await text).toBe('half said')
  await drained
})

it('cuts off what does not end in time', async () => {
  const { text } = await beginAnswer()
  await Promise.all([expect(text).rejects.toThrow('terminated'), drain(server, 0)])
})

it('cuts off at once what can never end, as there is no database', async () => {
  const { text } = await beginAnswer()
  const drained = drain(server, 60_000, () => Promise.resolve(false))
  await Promise.all([expect(text).rejects.toThrow('terminated'), drained])
})
