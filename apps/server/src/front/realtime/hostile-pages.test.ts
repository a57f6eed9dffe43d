import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { WebSocket, type RawData } from 'ws'
import type { RoomLearner } from '../testing/rooms.ts'
import { join, startRealtime, type TestRealtime } from './testing/start-realtime.ts'

let realtime: TestRealtime
let ada: RoomLearner
beforeAll(async () => {
  realtime = await startRealtime()
  ada = await realtime.enrol()
})
afterAll(() => realtime.close())
const sockets: WebSocket[] = []
afterEach(async () => {
  realtime.closeSite(false)
  for (const socket of sockets.splice(0)) socket.terminate()
  await realtime.leaveAll()
})

const joined = 'SUBSCRIBED'
const textOf = (data: RawData) => (data as Buffer).toString('utf8')

/** Opens a bare socket: `open`, or the status that refused it. */
async function connect(
  headers: Record<string, string> = {},
  key = realtime.foundation.keys.publishableKey,
  query = '',
) {
  const url = `${realtime.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0${query}`
  const socket = new WebSocket(url, { headers })
  sockets.push(socket)
  socket.on('error', () => undefined)
  const opened = once(socket, 'open').then(() => 'open')
  const refused = once(socket, 'unexpected-response').then(([, response]) =>
    String((response as { statusCode: number }).statusCode),
  )
  opened.catch(() => undefined)
  refused.catch(() => undefined)
  return { socket, status: await Promise.any([opened, refused]) }
}

const from = (address: string) => ({ 'x-forwarded-for': address })
const closed = (socket: WebSocket) => once(socket, 'close').then(([code]) => Number(code))

function ask(socket: WebSocket, message: unknown[]): Promise<unknown[]> {
  socket.send(JSON.stringify(message))
  return once(socket, 'message').then(([data]) => JSON.parse(textOf(data as RawData)) as unknown[])
}
const joinMessage = (topic: string, payload: object) => ['1', '1', topic, 'phx_join', payload]
const statusOf = (answer: unknown[]) => (answer[4] as { status: string }).status

it('refuses a connection without a key of this server', async () => {
  expect((await connect({}, '')).status).toBe('401')
  expect((await connect({}, 'sb_publishable_forged')).status).toBe('401')
  expect((await connect({}, ada.token)).status).toBe('401')
  expect((await connect()).status).toBe('open')
})

it('takes 60 of 500 connections of one address, and goes on taking others', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async () => (await connect(from('198.51.100.7'))).status),
  )
  expect(statuses.filter((status) => status === 'open')).toHaveLength(60)
  expect(new Set(statuses)).toEqual(new Set(['open', '429']))
  expect((await connect(from('198.51.100.8'))).status).toBe('open')
})

it('counts a network of IPv6 as one address', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 70 },
      async (_, index) => (await connect(from(`2001:db8:1:2::${index.toString(16)}`))).status,
    ),
  )
  expect(statuses.filter((status) => status === 'open')).toHaveLength(60)
})

it('lets one account join from 30 connections, whatever their addresses', async () => {
  const answers = []
  for (let index = 0; index < 32; index += 1) {
    const { socket } = await connect(from(`203.0.113.${index}`))
    answers.push(statusOf(await ask(socket, joinMessage('realtime:talk', { access_token: ada.token }))))
  }
  expect(answers.filter((status) => status === 'ok')).toHaveLength(30)
})

it('lets one connection join 20 channels', async () => {
  const { socket } = await connect()
  const statuses: string[] = []
  for (let index = 0; index < 22; index += 1)
    statuses.push(statusOf(await ask(socket, joinMessage(`realtime:${index}`, { access_token: ada.token }))))
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 'ok'), 'error', 'error'])
})

it.each([
  ['a private channel', { private: true }],
  ['presence as a visitor', { presence: { key: 'x' } }],
  ['broadcasts as a visitor', { broadcast: { ack: true } }],
])('refuses %s with an error', async (_, config) => {
  const page = realtime.page('private' in config ? ada.token : undefined)
  const channel = page.channel('refused', { config }).on('presence', { event: 'sync' }, () => undefined)
  expect(await join(channel)).toMatch(/^CHANNEL_ERROR: (?:Private channels|Sign in)/)
})

it('does not let a visitor who follows changes speak or listen in its topic', async () => {
  const heard: unknown[] = []
  const listener = realtime
    .page()
    .channel('app-settings')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'app_settings' }, () => undefined)
    .on('broadcast', { event: '*' }, (message) => void heard.push(message))
  const learner = realtime
    .page(ada.token)
    .channel('app-settings', { config: { broadcast: { ack: true, self: true } } })
  const echoed: unknown[] = []
  learner.on('broadcast', { event: '*' }, (message) => void echoed.push(message['payload']))
  expect([await join(listener), await join(learner)]).toEqual([joined, joined])
  await listener.send({ type: 'broadcast', event: 'spam', payload: { from: 'visitor' } })
  expect(await learner.send({ type: 'broadcast', event: 'x', payload: { from: 'learner' } })).toBe('ok')
  await expect.poll(() => echoed).toEqual([{ from: 'learner' }])
  expect(heard).toEqual([])
})

it('refuses a broadcast that is too large, and the one after thirty', async () => {
  const channel = realtime.page(ada.token).channel('rate', { config: { broadcast: { ack: true } } })
  await join(channel)
  const send = (text: string) => channel.send({ type: 'broadcast', event: 'x', payload: { text } })
  expect(await send('x'.repeat(8000))).toBe('error')
  const answers = []
  for (let index = 0; index < 31; index += 1) answers.push(await send('hello'))
  expect(answers.slice(0, 29)).toEqual(Array.from({ length: 29 }, () => 'ok'))
  expect(answers.slice(29)).toEqual(['error', 'error'])
  realtime.advance(10_000)
  expect(await send('again')).toBe('ok')
})

it('ends the rights of a connection with its token, and takes a new one', async () => {
  const token = await realtime.foundation.sign(ada.id, 30)
  const { socket } = await connect()
  const events: string[] = []
  await ask(socket, joinMessage('realtime:talk', { access_token: token }))
  socket.on('message', (data) => events.push((JSON.parse(textOf(data)) as string[])[3] ?? ''))
  socket.send(
    JSON.stringify([
      '1',
      '2',
      'realtime:talk',
      'access_token',
      { access_token: await realtime.foundation.sign(ada.id, 50) },
    ]),
  )
  await ask(socket, [null, '3', 'phoenix', 'heartbeat', {}])
  realtime.advance(31_000)
  await ask(socket, [null, '4', 'phoenix', 'heartbeat', {}])
  expect(events).not.toContain('phx_error')
  realtime.advance(20_000)
  await expect.poll(() => events).toContain('phx_error')
  const late = joinMessage('realtime:talk', { access_token: `${token.slice(0, -4)}AAAA` })
  expect(statusOf(await ask(socket, late))).toBe('error')
})

it('ends a channel whose new token does not hold', async () => {
  const { socket } = await connect()
  await ask(socket, joinMessage('realtime:talk', { access_token: ada.token }))
  const answer = await ask(socket, ['1', '2', 'realtime:talk', 'access_token', { access_token: 'forged' }])
  expect(answer.slice(3)).toMatchObject(['system', { status: 'error' }])
})

it('closes connections that nothing is heard from', async () => {
  const [silent, lively] = [await connect(), await connect()]
  realtime.advance(40_000)
  await ask(lively.socket, [null, '1', 'phoenix', 'heartbeat', {}])
  realtime.advance(30_000)
  expect(await closed(silent.socket)).toBe(1001)
  expect(statusOf(await ask(lively.socket, [null, '2', 'phoenix', 'heartbeat', {}]))).toBe('ok')
})

it('ends what a session joined when the session ends, and nothing of others', async () => {
  const follow = async (token: string) => {
    const channel = realtime.page(token).channel('left')
    const statuses: string[] = []
    await channel.socket.setAuth()
    await new Promise<void>((resolve) => {
      channel.subscribe((status) => {
        statuses.push(status)
        resolve()
      })
    })
    return statuses
  }
  const [leaving, staying] = [await realtime.enrol(), await realtime.enrol()]
  const [left, kept] = [await follow(leaving.token), await follow(staying.token)]
  expect([left, kept]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']])
  await realtime.foundation.database.query('delete from auth.sessions where id = $1', [leaving.sessionId])
  await expect.poll(() => left[1], { timeout: 5000 }).toBe('CHANNEL_ERROR')
  expect(kept).toEqual(['SUBSCRIBED'])
})

it('refuses all but the settings while the site is closed, and ends what was joined', async () => {
  const settings = (name: string) =>
    realtime
      .page(ada.token)
      .channel(name)
      .on('postgres_changes', { event: '*', schema: 'public', table: 'app_settings' }, () => undefined)
  const talk = realtime.page(ada.token).channel('talk')
  const statuses: string[] = []
  await talk.socket.setAuth()
  await new Promise<void>((resolve) => {
    talk.subscribe((status, error) => {
      statuses.push(error?.message ?? status)
      resolve()
    })
  })
  realtime.closeSite(true)
  await expect.poll(() => statuses.length, { timeout: 5000 }).toBeGreaterThan(1)
  expect(await join(settings('app-settings'))).toBe(joined)
  expect(await join(realtime.page(ada.token).channel('new'))).toBe(
    'CHANNEL_ERROR: The site is closed for the moment',
  )
})

it.each([
  ['no JSON', 'hello'],
  ['no message', '{}'],
  ['a long topic', JSON.stringify([null, null, 'x'.repeat(300), 'phx_join', {}])],
  ['deep nesting', '['.repeat(20_000)],
  [
    'a deep message',
    `["1","1","realtime:a","broadcast",{"event":"e","payload":${'['.repeat(9000)}${']'.repeat(9000)}}]`,
  ],
])('ends a connection that sends %s', async (_, frame) => {
  const { socket } = await connect()
  socket.send(frame)
  expect(await closed(socket)).toBe(1003)
})

it('ends a connection that sends more than 64 KB at once, or too much in a moment', async () => {
  const { socket } = await connect()
  socket.send('x'.repeat(70_000))
  expect(await closed(socket)).toBe(1009)
  const { socket: busy } = await connect()
  for (let index = 0; index < 400; index += 1)
    busy.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
  expect(await closed(busy)).toBe(1008)
})

it('survives whatever frames come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from([3, ...bytes])),
        fc
          .tuple(
            fc.option(fc.string()),
            fc.option(fc.string()),
            fc.constantFrom('realtime:a', 'phoenix', ''),
            fc.constantFrom('phx_join', 'broadcast', 'presence', 'access_token', 'phx_leave', 'x'),
            fc.dictionary(fc.string(), fc.jsonValue()),
          )
          .map((message) => JSON.stringify(message)),
      ),
      async (frame) => {
        const { socket, status } = await connect(from(`192.0.2.${Math.floor(Math.random() * 250)}`))
        expect(status).toBe('open')
        socket.send(frame)
        socket.send(JSON.stringify([null, 'last', 'phoenix', 'heartbeat', {}]))
        const heard = new Promise<string>((resolve) => {
          socket.on('message', (data) => textOf(data).includes('"last"') && resolve('answered'))
        })
        expect(await Promise.race([heard, closed(socket).then((code) => `closed ${code}`)])).toMatch(
          /answered|closed 1003/,
        )
        socket.terminate()
      },
    ),
    { numRuns: 60 },
  )
})
