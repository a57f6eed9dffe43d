import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import type { Channel, Hub } from '../connections/hub.ts'
import { tableName, type ChangeNotice } from './change-notice.ts'
import { formatChange } from './format-change.ts'
import type { PublishedTable } from './published-tables.ts'
import { readerOf, readRows } from './read-rows.ts'
import { mayWant, type FollowedTable, type Subscription } from './subscription.ts'

/** Reads at once, so that connections are left for requests. */
const readsAtOnce = 3
/** Changes that one pass takes, and that may wait for it. */
const mostAtOnce = 500
const mostWaiting = 20_000

interface FeedDeps {
  database: Pick<Database, 'query'>
  hub: Hub
  log: Logger
  now: () => number
}

export interface ChangeFeed {
  /** Takes a change in; it goes out with all others that came meanwhile. */
  add: (notice: ChangeNotice) => void
}

/** One table, one reader: what is read at once, and for whom. */
interface Reading {
  table: PublishedTable
  ids: Set<string>
  wishes: { channel: Channel; subscription: Subscription; followed: FollowedTable; notice: ChangeNotice }[]
}

/**
 * Tells channels of row changes. A row is read once for all who see the same of its table: once for all visitors, once for
 * each learner, or once for all learners where no policy asks who they are.
 */
export function createChangeFeed({ database, hub, log, now }: FeedDeps): ChangeFeed {
  let waiting: ChangeNotice[] = []
  let isRunning = false

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = dropRepeated(waiting.splice(0, mostAtOnce))
      const readings = collect(hub, batch)
      const work = async () => {
        for (let reading = readings.pop(); reading; reading = readings.pop()) await tell(reading)
      }
      await Promise.all(Array.from({ length: readsAtOnce }, work))
    }
  }

  async function tell({ table, ids, wishes }: Reading): Promise<void> {
    const [first] = wishes
    if (!first) return
    try {
      const rows =
        ids.size === 0
          ? new Map<string, Record<string, unknown>>()
          : await readRows(database, first.channel.caller, table, [...ids])
      send(wishes, rows)
    } catch (err) {
      log.warn({ err, table: tableName(table) }, 'Changed rows could not be read')
      // They join anew, and their pages read what they missed.
      for (const { channel } of wishes) hub.reset(channel, 'Changes could not be read')
    }
  }

  function send(wishes: Reading['wishes'], rows: Map<string, Record<string, unknown>>): void {
    const at = new Date(now()).toISOString()
    const formatted = new Map<string, string>()
    for (const [channel, byNotice] of byChannel(wishes)) {
      for (const [notice, wanted] of byNotice) {
        const row = rows.get(notice.id)
        if (notice.type !== 'DELETE' && !row) continue
        for (const [columns, { followed, ids }] of selections(wanted, row)) {
          const name = `${tableName(notice)} ${notice.type} ${notice.id} ${columns}`
          const data = formatted.get(name) ?? formatChange(notice, followed, row, at)
          formatted.set(name, data)
          const topic = JSON.stringify(channel.topic)
          hub.send(
            channel,
            `[null,null,${topic},"postgres_changes",{"ids":${JSON.stringify(ids)},"data":${data}}]`,
          )
        }
      }
    }
  }

  return {
    add: (notice) => {
      if (!hub.isFollowed(tableName(notice))) return
      waiting.push(notice)
      if (waiting.length > mostWaiting) {
        waiting = []
        hub.resetAll('Too many changes at once')
      }
      if (isRunning) return
      isRunning = true
      // What is committed in the same moment goes along.
      setImmediate(() => void run().finally(() => (isRunning = false)))
    },
  }
}

/** A row that changed several times is as it is now: one event of each type is enough. */
function dropRepeated(notices: readonly ChangeNotice[]): ChangeNotice[] {
  return [
    ...new Map(
      notices.map((notice) => [`${notice.type} ${tableName(notice)} ${notice.id}`, notice]),
    ).values(),
  ]
}

function collect(hub: Hub, notices: readonly ChangeNotice[]): Reading[] {
  const readings = new Map<string, Reading>()
  for (const notice of notices) {
    const name = tableName(notice)
    for (const channel of hub.followers(name)) {
      for (const subscription of channel.subscriptions) {
        const followed = subscription.tables.get(name)
        if (!followed || !mayWant(subscription, notice)) continue
        const reader = `${name} ${readerOf(channel.caller, followed.table)}`
        const reading = readings.get(reader) ?? { table: followed.table, ids: new Set<string>(), wishes: [] }
        readings.set(reader, reading)
        if (notice.type !== 'DELETE') reading.ids.add(notice.id)
        reading.wishes.push({ channel, subscription, followed, notice })
      }
    }
  }
  return [...readings.values()]
}

function byChannel(wishes: Reading['wishes']) {
  const channels = new Map<Channel, Map<ChangeNotice, Reading['wishes']>>()
  for (const wish of wishes) {
    const notices = channels.get(wish.channel) ?? new Map<ChangeNotice, Reading['wishes']>()
    channels.set(wish.channel, notices)
    notices.set(wish.notice, [...(notices.get(wish.notice) ?? []), wish])
  }
  return channels
}

/** Subscriptions of one channel whose filters hold, by the columns that they carry. */
function selections(wishes: Reading['wishes'], row: Record<string, unknown> | undefined) {
  const groups = new Map<string, { followed: FollowedTable; ids: number[] }>()
  for (const { followed, subscription } of wishes) {
    if (row && !followed.conditions.every(({ matches }) => matches(row))) continue
    const columns = followed.columns.join(',')
    const group = groups.get(columns) ?? { followed, ids: [] }
    groups.set(columns, group)
    group.ids.push(subscription.id)
  }
  return groups
}
