import { get } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutorEventSchema, type TutorEvent } from '@lingarden/domain/tutor-turn'
import { metricsToken, startTestServer, type TestLearner, type TestServer } from './test/start-test-server.ts'

let server: TestServer
let learner: TestLearner
beforeAll(async () => {
  server = await startTestServer()
  learner = await server.signUp('talker@example.test')
})
afterAll(() => server.close())

const postTurn = (body: string, token = learner.accessToken) =>
  fetch(`${server.url}/api/tutor/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })

/** The status of an address asked for by another name; `fetch` does not let one choose it. */
function statusForHost(path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}

async function eventsOf(request: object): Promise<TutorEvent[]> {
  const response = await postTurn(JSON.stringify(request))
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => tutorEventSchema.parse(JSON.parse(line.slice('data: '.length))))
}

describe('the server', () => {
  it('says how it is and what it runs on', async () => {
    const response = await fetch(`${server.url}/health`)
    expect(await response.json()).toEqual({ status: 'ok', mode: 'embedded', engine: 'builtin' })
  })

  it('is ready while its database answers', async () => {
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  })

  it('counts requests by route for whoever has the token, and names no learner', async () => {
    await postTurn('{}')
    const read = (token: string) =>
      fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect((await read('guessed')).status).toBe(404)
    const figures = await (await read(metricsToken)).text()
    expect(figures).toContain(
      'lingarden_http_requests_total{method="POST",route="/api/tutor/turn",status="400"} 1',
    )
    expect(figures).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(figures).not.toContain(learner.id)
  })

  it('[6.5a] gives the page its public key, and no secret', async () => {
    const page = await (await fetch(server.url)).text()
    const config = await (await fetch(`${server.url}/config.json`)).text()
    for (const text of [page, config]) {
      expect(text).toContain(server.backend.publishableKey)
      expect(text).not.toContain(server.backend.secretKey)
    }
  })

  it('sends a strict content security policy and no sniffing', async () => {
    const { headers } = await fetch(server.url)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('lets nothing on the way keep what belongs to a learner', async () => {
    const headers = { apikey: server.backend.publishableKey }
    for (const path of ['rest/v1/app_settings', 'storage/v1/bucket', 'auth/v1/settings', 'api/nothing']) {
      const answer = await fetch(`${server.url}/${path}`, { headers })
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })

  it('answers an unknown API address with one clear error', async () => {
    const response = await fetch(`${server.url}/functions/v1/nothing`)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'There is nothing at this address.', code: 'not_found' },
    ])
  })

  it('has the strokes of Han characters, and of nothing else', async () => {
    const strokes = await fetch(`${server.url}/strokes/${encodeURIComponent('学')}.json`)
    expect(((await strokes.json()) as { strokes: string[] }).strokes).toHaveLength(8)
    for (const name of [
      'a',
      '..%2f..%2fpackage',
      encodeURIComponent('学学'),
      '%00',
      encodeURIComponent('𠀀'),
    ])
      expect((await fetch(`${server.url}/strokes/${name}.json`)).status, name).toBe(404)
  })

  it('shows its mailbox to the machine itself only', async () => {
    expect((await fetch(`${server.url}/dev/mailbox.json`)).status).toBe(200)
    expect(await statusForHost('/dev/mailbox.json', 'garden.example.org')).toBe(404)
    expect(await statusForHost('/dev/mailbox.json', 'localhost:3000')).toBe(200)
  })
})

describe('POST /api/tutor/turn', () => {
  it('[3.20] opens with a welcome and a question', async () => {
    const events = await eventsOf({ languageCode: 'es-ES' })
    const replies = events.filter((event) => event.type === 'reply')
    expect(replies.map(({ messageType }) => messageType)).toEqual(['welcome', 'welcome_question'])
  })

  it.each([
    ['zh-CN', '你好'],
    ['es-ES', 'Hola'],
    ['fr-FR', 'Bonjour'],
  ])(
    '[3.24] answers in %s with reply first, then feedback, suggestions, goals and state',
    async (languageCode, message) => {
      const types = (await eventsOf({ languageCode, message })).map(({ type }) => type)
      expect([...new Set(types)]).toEqual([
        'reply-delta',
        'reply',
        'feedback',
        'suggestions',
        'goals',
        'state',
      ])
    },
  )

  it('keeps a mistake that was corrected, once a message', async () => {
    const opened = await eventsOf({ languageCode: 'es-ES' })
    const engineState = opened.findLast((event) => event.type === 'state')?.engineState ?? ''
    const scene = JSON.parse(engineState) as object
    const said = {
      languageCode: 'es-ES',
      conversationId: '5f0f7c1e-3f55-4a9b-8c1a-0d5c1d9a7b11',
      message: 'Quiero un cerveza',
      engineState: JSON.stringify({ ...scene, scene: 'cafe', node: 'order' }),
    }
    await eventsOf(said)
    await eventsOf(said)
    await expect
      .poll(
        async () =>
          (await learner.client.from('learner_mistakes').select('original, corrected, times_made')).data,
      )
      .toEqual([{ original: 'Quiero un cerveza', corrected: 'Quiero una cerveza', times_made: 1 }])
  })

  it('[6.4a] needs a valid access token', async () => {
    const answers = await Promise.all(
      ['', 'nonsense', server.backend.publishableKey].map((token) => postTurn('{}', token)),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('[5.3a] refuses another language with the message of the specification', async () => {
    const response = await postTurn(JSON.stringify({ languageCode: 'de-DE' }))
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'Invalid language code. Supported languages: zh, es, fr', code: 'invalid_request' },
    ])
  })

  it('refuses a body that is too large', async () => {
    const response = await fetch(`${server.url}/api/tutor/turn`, {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.accessToken}`, connection: 'close' },
      body: 'a'.repeat(2_000_000),
    })
    expect([response.status, await response.json()]).toEqual([
      413,
      { error: 'This is more than the server takes at once.', code: 'too_large' },
    ])
  })

  it('never fails on hostile input', async () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          languageCode: fc.constantFrom('es', 'zh', 'fr'),
          message: fc.string(),
          engineState: fc.json(),
        })
        .map((turn) => JSON.stringify(turn)),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (body) => {
        const response = await postTurn(body)
        expect(response.status).toBeLessThan(500)
        await response.text()
      }),
      { numRuns: 40 },
    )
  })
})
