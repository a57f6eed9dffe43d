import { randomBytes, randomUUID } from 'node:crypto'
import type { TestLearner } from '../../test/start-test-server.ts'

/** A refusal as it went over the wire. */
interface Refusal {
  path: string
  status: number
  retryAfter: string | null
  body: unknown
}

export interface Load {
  /** Requests that were answered with what was asked for, by path. */
  done: Map<string, number>
  refusals: Refusal[]
  /** Requests whose connection broke. */
  broken: string[]
  /** What the server said it keeps. */
  words: Set<string>
  files: Map<string, Buffer>
  stop: () => Promise<void>
}

interface LoadOptions {
  url: string
  key: string
  learner: Pick<TestLearner, 'id' | 'accessToken'>
  refreshToken: string
  /** Turns in all; a learner has 60 a minute. */
  turns: number
}

const png = () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(2000)])

/** A learner who does everything at once, again and again, as fast as it is answered. */
export function startLoad({ url, key, learner, refreshToken, turns }: LoadOptions): Load {
  const headers = { apikey: key, authorization: `Bearer ${learner.accessToken}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const load = { done: new Map<string, number>(), refusals: [], broken: [], words: new Set(), files: new Map() } as Omit<Load, 'stop'>
  let isOver = false

  async function send(path: string, init: RequestInit = {}): Promise<string | undefined> {
    const route = path.replace(/\?.*|[0-9a-f-]{36}.*/, '')
    try {
      const response = await fetch(url + path, { headers, ...init })
      const text = await response.text()
      if (response.ok) {
        load.done.set(route, (load.done.get(route) ?? 0) + 1)
        return text
      }
      const retryAfter = response.headers.get('retry-after')
      load.refusals.push({ path: route, status: response.status, retryAfter, body: parse(text) })
    } catch (error) {
      load.broken.push(`${route} ${String(error)} ${String((error as Error).cause)}`)
    }
    // Refused, it waits as little as one may, so that many requests meet each cut.
    await new Promise((resolve) => void setTimeout(resolve, 5))
    return undefined
  }
  const post = (path: string, body: unknown) => send(path, { method: 'POST', headers: json, body: JSON.stringify(body) })

  const lanes = {
    read: () => send('/rest/v1/profiles?select=id,credits'),
    write: async () => {
      const word = randomUUID()
      const update = { user_id: learner.id, language_code: 'es-ES', word_string: word, seen: 1, clicks: 0, sentence: '' }
      if ((await post('/rest/v1/rpc/batch_update_user_dictionaries', { updates: [update] })) !== undefined) load.words.add(word)
    },
    account: () => send('/auth/v1/user'),
    renew: async () => {
      const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken })
      if (answer) refreshToken = (JSON.parse(answer) as { refresh_token: string }).refresh_token
      await new Promise((resolve) => void setTimeout(resolve, 100))
    },
    keep: async () => {
      const name = `${learner.id}/${randomUUID()}.png`
      const content = png()
      if (load.files.size > 150) return void (await new Promise((resolve) => void setTimeout(resolve, 50)))
      const kept = await send(`/storage/v1/object/feedback-screenshots/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'image/png' },
        body: content,
      })
      if (kept !== undefined) load.files.set(name, content)
      await send(`/storage/v1/object/public/feedback-screenshots/${[...load.files.keys()].at(-1) ?? 'x'}`)
    },
    list: () => post('/storage/v1/object/list/feedback-screenshots', { prefix: learner.id }),
    balance: () => send('/api/credits'),
    turn: async () => {
      if (turns-- > 0) await post('/api/tutor/turn', { languageCode: 'es-ES', message: 'Hola' })
      else isOver ||= false
      await new Promise((resolve) => void setTimeout(resolve, 50))
    },
    speak: async () => {
      await post('/realtime/v1/api/broadcast', { messages: [{ topic: 'load', event: 'x', payload: {} }] })
      await new Promise((resolve) => void setTimeout(resolve, 400))
    },
    leave: async () => {
      await fetch(`${url}/rest/v1/user_dictionaries?select=*`, { headers, signal: AbortSignal.timeout(3) }).catch(() => undefined)
    },
  }
  const running = Object.values(lanes).map(async (lane) => {
    while (!isOver) await lane()
  })
  return {
    ...load,
    stop: async () => {
      isOver = true
      await Promise.all(running)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
