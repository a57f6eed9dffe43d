import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** Somebody with a session. */
export interface Gardener {
  id: string
  accessToken: string
  refreshToken: string
}

/** An answer that is not what was asked for. */
export interface Refusal {
  path: string
  status: number
  retryAfter: string | null
  body: unknown
}

/** What one learner did on a server, and what it said to it. */
interface LoadRecord {
  /** How often a path answered with what was asked for. */
  done: Map<string, number>
  refusals: Refusal[]
  /** Requests without an answer. */
  broken: string[]
  /** Words and files that the server said it keeps. */
  words: Set<string>
  files: Map<string, Buffer>
}

export interface Load extends LoadRecord {
  /** @returns the session as it is then */
  stop: () => Promise<Gardener>
}

const pause = 10
/** A learner has 60 turns a minute, 300 requests to the account service come from one network, and files have a quota. */
const least = { turn: 300, account: 100, renew: 150, keep: 50, speak: 400, balance: 1000 }
const png = () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(2000)])

/** A learner who does everything at once, again and again, from a network of their own. */
export function startLoad(url: string, key: string, gardener: Gardener, network: string): Load {
  const headers = {
    apikey: key,
    authorization: `Bearer ${gardener.accessToken}`,
    'x-forwarded-for': network,
    // Sent as answers are read by Supabase's client of today.
    'x-supabase-api-version': '2024-01-01',
  }
  const record: LoadRecord = { done: new Map(), refusals: [], broken: [], words: new Set(), files: new Map() }
  let { refreshToken } = gardener
  const over = new AbortController()

  async function send(path: string, body?: BodyInit, type = 'application/json'): Promise<string | undefined> {
    const route = path.replace(/\?.*|\/[0-9a-f]{8}-.*/, '')
    try {
      const init = body === undefined ? {} : { method: 'POST', body }
      const response = await fetch(url + path, { headers: { ...headers, 'content-type': type }, ...init })
      const text = await response.text()
      if (response.ok) {
        record.done.set(route, (record.done.get(route) ?? 0) + 1)
        return text
      }
      const retryAfter = response.headers.get('retry-after')
      record.refusals.push({ path: route, status: response.status, retryAfter, body: JSON.parse(text) })
    } catch (error) {
      record.broken.push(`${route}: ${String(error)}`)
    }
    return undefined
  }
  const post = (path: string, body: unknown) => send(path, JSON.stringify(body))

  const lanes: { [name: string]: () => Promise<unknown> } = {
    read: () => send('/rest/v1/profiles?select=id,credits'),
    balance: () => send('/api/credits'),
    account: () => send('/auth/v1/user'),
    list: () => post('/storage/v1/object/list/feedback-screenshots', { prefix: gardener.id }),
    turn: () => post('/api/tutor/turn', { languageCode: 'es-ES', message: 'Hola' }),
    speak: () =>
      post('/realtime/v1/api/broadcast', { messages: [{ topic: 'load', event: 'x', payload: {} }] }),
    write: async () => {
      const word = randomUUID()
      const update = {
        user_id: gardener.id,
        language_code: 'es-ES',
        word_string: word,
        seen: 1,
        clicks: 0,
        sentence: '',
      }
      const kept = await post('/rest/v1/rpc/batch_update_user_dictionaries', { updates: [update] })
      if (kept !== undefined) record.words.add(word)
    },
    renew: async () => {
      const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken })
      if (answer) refreshToken = (JSON.parse(answer) as { refresh_token: string }).refresh_token
    },
    keep: async () => {
      const [name, content] = [`${gardener.id}/${randomUUID()}.png`, png()]
      const kept = await send(`/storage/v1/object/feedback-screenshots/${name}`, content, 'image/png')
      if (kept !== undefined) record.files.set(name, content)
    },
    leave: () =>
      fetch(`${url}/rest/v1/user_dictionaries?select=*`, { headers, signal: AbortSignal.timeout(3) }).catch(
        () => undefined,
      ),
  }
  const running = Object.entries(lanes).map(async ([name, lane]) => {
    while (!over.signal.aborted) {
      await lane()
      await wait(name in least ? least[name as keyof typeof least] : pause)
    }
  })
  return {
    ...record,
    stop: async () => {
      over.abort()
      await Promise.all(running)
      return { ...gardener, refreshToken }
    },
  }
}
