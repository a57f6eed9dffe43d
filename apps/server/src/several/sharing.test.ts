import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { StartError } from '../errors.ts'
import {
  fakeMp3,
  startFakeVoiceService,
  type Act,
  type FakeVoiceService,
} from '../speech/testing/fake-voice-service.ts'
import { openLedger } from '../test/open-ledger.ts'
import { openTestBackend } from '../test/open-test-backend.ts'
import type { TestLearner, TestServer } from '../test/start-test-server.ts'
import { paidSpeech, startSeveral, type Several } from './testing/start-several.ts'

let several: Several
let voices: FakeVoiceService
let learner: TestLearner
beforeAll(async () => {
  voices = await startFakeVoiceService()
  several = await startSeveral(4, { speech: paidSpeech(voices) })
})
afterAll(async () => {
  await several.close()
  voices.close()
})
let learners = 0
beforeEach(async () => {
  learner = await several.turn(0).signUp(`learner-${(learners += 1)}@example.test`)
})

const headersOf = ({ backend }: TestServer) => ({
  apikey: backend.publishableKey,
  authorization: `Bearer ${learner.accessToken}`,
})
const times = <Result>(count: number, work: (server: TestServer, place: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(several.turn(place), place)))
const countOf = <Value>(values: readonly Value[], wanted: Value) =>
  values.filter((value) => value === wanted).length
const operatorOf = ({ client, backend }: TestServer) => client(backend.secretKey)

it('60 turns a minute are 60 on all servers together', async () => {
  const statuses = await times(80, async (server) => {
    const turn = { method: 'POST', headers: headersOf(server), body: '{}' }
    return (await fetch(`${server.url}/api/tutor/turn`, turn)).status
  })
  expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([60, 20])
})

it('200 spends at once over four servers never pass below zero, and the ledger is the balance', async () => {
  const ledgers = several.servers.map((server) => openLedger(operatorOf(server)))
  const answers = await times(200, async (_, place) =>
    ledgers[place % 4]?.reserve(learner.id, 60, `spend-${place}`),
  )
  expect(answers.filter((answer) => answer?.error)).toEqual([])
  expect(answers.filter((answer) => answer?.data)).toHaveLength(166)
  for (const ledger of ledgers) expect(await ledger.balanceOf(learner.id)).toBe(40)
})

it('a key is paid once, on whichever servers it comes again', async () => {
  const ledgers = several.servers.map((server) => openLedger(operatorOf(server)))
  await times(20, async (_, place) => ledgers[place % 4]?.reserve(learner.id, 20, 'turn'))
  await times(20, async (_, place) => ledgers[place % 4]?.settle(learner.id, 'turn', 12))
  expect(await ledgers[3]?.balanceOf(learner.id)).toBe(9988)
})

const screenshots = ({ client }: TestServer) =>
  client(undefined, { authorization: `Bearer ${learner.accessToken}` }).storage.from('feedback-screenshots')
const png = (bytes: number) => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(bytes)])
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('a file that one server took is read from all others byte for byte, and gone from all at once', async () => {
  const content = png(3_000_000)
  const name = `${learner.id}/wide.png`
  const { error } = await screenshots(several.turn(0)).upload(name, content, { contentType: 'image/png' })
  expect(error).toBeNull()
  const url = (server: TestServer) => screenshots(server).getPublicUrl(name).data.publicUrl
  const sums = await times(4, async (server) => sumOf(await (await fetch(url(server))).bytes()))
  expect(new Set(sums)).toEqual(new Set([sumOf(content)]))
  await operatorOf(several.turn(3)).storage.from('feedback-screenshots').remove([name])
  expect(new Set(await times(4, async (server) => (await fetch(url(server))).status))).toEqual(new Set([404]))
})

it('files of a learner are counted together, however many servers take them at once', async () => {
  await several.turn(0).backend.database.query(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     select 'feedback-screenshots', $1 || '/old-' || place, $1, '{"size": 1}' from generate_series(1, 196) as place`,
    [learner.id],
  )
  const codes = await times(12, async (server, place) => {
    const path = `${learner.id}/new-${place}.png`
    const { error } = await screenshots(server).upload(path, png(1000), { contentType: 'image/png' })
    return error && 'code' in error ? error.code : undefined
  })
  expect([countOf(codes, undefined), countOf(codes, 'QuotaExceeded')]).toEqual([4, 8])
})

it('a clip that four servers are asked for at once is paid for once, and kept for all', async () => {
  const asked: Parameters<Act>[] = []
  voices.play((response) => void asked.push([response]))
  const say = (server: TestServer) =>
    fetch(`${server.url}/api/tutor/tts`, {
      method: 'POST',
      headers: { ...headersOf(server), 'content-type': 'application/json' },
      body: JSON.stringify({ text: `Hola ${learner.id}`, shortLanguageCode: 'es' }),
    })
  const saying = times(8, async (server) => (await say(server)).bytes())
  // The first one waits for the provider until the others wait for it.
  await expect.poll(() => asked).toHaveLength(1)
  const waiting = `select count(*)::int as n from public.credit_ledger where user_id = $1 and entry = 'reservation'`
  const { database } = several.turn(0).backend
  await expect.poll(async () => (await database.query(waiting, [learner.id]))[0]?.['n']).toBe(8)
  asked[0]?.[0].writeHead(200, { 'content-type': 'audio/mpeg' }).end(fakeMp3)
  expect(new Set((await saying).map(String))).toEqual(new Set([String(fakeMp3)]))
  expect(voices.calls).toHaveLength(1)
  await times(4, async (server) => expect(await (await say(server)).bytes()).toEqual(fakeMp3))
  expect(voices.calls).toHaveLength(1)
  expect(await openLedger(operatorOf(several.turn(1))).balanceOf(learner.id)).toBe(9999)
})

it('[1.12] the site that the operator closes through one server is closed on all within two seconds', async () => {
  const set = async (server: TestServer, site_disabled: boolean) => {
    const { error } = await operatorOf(server)
      .from('app_settings')
      .update({ site_disabled })
      .eq('id', 'global')
    expect(error).toBeNull()
  }
  const statuses = () =>
    times(
      4,
      async (server) => (await fetch(`${server.url}/api/credits`, { headers: headersOf(server) })).status,
    )
  for (const [place, isClosed] of [true, false].entries()) {
    await set(several.turn(place + 1), isClosed)
    const status = isClosed ? 503 : 200
    await expect.poll(statuses, { timeout: 2000, interval: 20 }).toEqual([status, status, status, status])
  }
})

it('a server of another version is refused with one line, and those that run are not held up', async () => {
  const { location } = several.turn(0)
  const refused = openTestBackend(location, { version: '0.0.1' })
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(/^[^\n]*lingarden 0\.0\.1[^\n]* runs on the same database[^\n]*$/)
  const statuses = await times(4, async ({ url }) => (await fetch(`${url}/ready`)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
})
