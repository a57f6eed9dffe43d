import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database, Statement } from '../../../database/database.ts'
import type { Channel, Hub } from '../connections/hub.ts'
import { formatMessage } from '../protocol/message.ts'
import { mostMembers, TopicError } from './broadcasts.ts'
import { formatTopicMessage, topicChannel, type TopicMessage } from './topic-message.ts'

type Meta = Record<string, unknown>
type Database_ = Pick<Database, 'query' | 'run'>

/** Seconds after which a server that renews nothing counts as gone, with all who were connected to it. */
const lifetime = 60
/** Characters of what one tells of oneself, as JSON. */
const longestMeta = 3000

const trackSchema = z.object({
  event: z.enum(['track', 'untrack']),
  payload: z.record(z.string(), z.unknown()).default({}),
})

/** Who is present in topics, on all servers of a database. */
export interface Presences {
  /** Does what a presence message says. @throws TopicError, MessageTooLarge, DatabaseUnavailable */
  change: (channel: Channel, payload: Meta) => Promise<void>
  /** Takes a channel's presence back, if it has one. Never rejects. */
  leave: (channel: Channel) => Promise<void>
  /** Sends a channel who is there. */
  sendState: (channel: Channel) => Promise<void>
  /** Tells that this server lives, and takes back what others left that do not. */
  renew: () => Promise<void>
  /** Takes everything of this server back. */
  clear: () => Promise<void>
}

const notify = (message: TopicMessage): Statement => ({
  text: 'select pg_notify($1, $2)',
  values: [topicChannel, formatTopicMessage(message)],
})

export function createPresences(database: Database_): Presences {
  const node = randomUUID()
  const { query, run } = database

  async function track(channel: Channel, payload: Meta): Promise<void> {
    if (JSON.stringify(payload).length > longestMeta)
      throw new TopicError('A presence may have 3,000 characters')
    const { topic, presence } = channel
    const [ref, old] = [randomUUID(), presence.tracked]
    const meta = { ...payload, phx_ref: ref }
    const message: TopicMessage = {
      kind: 'presence',
      topic,
      key: presence.key,
      joins: [meta],
      leaves: old ? [old.meta] : [],
    }
    const insert = `insert into front.presences (ref, node, topic, key, meta) select $1, $2, $3, $4, $5
      where (select count(*) from front.presences where topic = $3) < $6`
    const { text, values = [] } = notify(message)
    const [, inserted] = await run([
      { text: 'delete from front.presences where ref = $1', values: [old?.ref ?? null] },
      { text: insert, values: [ref, node, topic, presence.key, JSON.stringify(meta), mostMembers] },
      {
        text: `${text} where exists (select from front.presences where ref = $3)`,
        values: [...values, ref],
      },
    ])
    presence.tracked = inserted?.count === 1 ? { ref, meta } : undefined
    if (!presence.tracked) throw new TopicError(`A topic has at most ${mostMembers} members`)
  }

  async function untrack({ topic, presence }: Channel): Promise<void> {
    const { tracked, key } = presence
    if (!tracked) return
    presence.tracked = undefined
    await run([
      { text: 'delete from front.presences where ref = $1', values: [tracked.ref] },
      notify({ kind: 'presence', topic, key, joins: [], leaves: [tracked.meta] }),
    ])
  }

  return {
    change: async (channel, message) => {
      const parsed = trackSchema.safeParse(message)
      if (!parsed.success) throw new TopicError('A presence message says track or untrack')
      if (channel.caller.role === 'anon') throw new TopicError('Sign in to be present')
      await (parsed.data.event === 'track' ? track(channel, parsed.data.payload) : untrack(channel))
    },
    // What stays behind goes with the lifetime.
    leave: (channel) => untrack(channel).catch(() => undefined),
    sendState: async ({ topic, joinRef, connection }) => {
      const rows = await query<{ key: string; meta: Meta }>(
        'select key, meta from front.presences where topic = $1 order by seen_at limit $2',
        [topic, mostMembers],
      )
      const payload: Record<string, { metas: Meta[] }> = Object.create(null) as Record<
        string,
        { metas: Meta[] }
      >
      for (const { key, meta } of rows) (payload[key] ??= { metas: [] }).metas.push(meta)
      connection.send(formatMessage({ joinRef, ref: null, topic, event: 'presence_state', payload }))
    },
    renew: async () => {
      const [, gone] = await run([
        { text: 'update front.presences set seen_at = now() where node = $1', values: [node] },
        {
          text: `delete from front.presences where seen_at < now() - make_interval(secs => $1) returning topic, key, meta`,
          values: [lifetime],
        },
      ])
      await tellGone(run, (gone?.rows ?? []) as unknown as Gone[])
    },
    clear: async () => {
      const gone = await query<Gone & Meta>(
        'delete from front.presences where node = $1 returning topic, key, meta',
        [node],
      )
      await tellGone(run, gone)
    },
  }
}

interface Gone {
  topic: string
  key: string
  meta: Meta
}

async function tellGone(run: Database['run'], gone: readonly Gone[]): Promise<void> {
  if (gone.length === 0) return
  await run(
    gone.map(({ topic, key, meta }) => notify({ kind: 'presence', topic, key, joins: [], leaves: [meta] })),
  )
}

/** Hands a change of presence, from whatever server, to the channels of this one. */
export function deliverPresence(hub: Hub, message: Extract<TopicMessage, { kind: 'presence' }>): void {
  const { topic, key, joins, leaves } = message
  const of = (metas: Meta[]) => (metas.length === 0 ? {} : { [key]: { metas } })
  const payload = { joins: of(joins), leaves: of(leaves) }
  const frame = formatMessage({ joinRef: null, ref: null, topic, event: 'presence_diff', payload })
  for (const channel of hub.members(topic)) if (channel.presence.isFollowed) hub.send(channel, frame)
}
