import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../errors.ts'
import { DatabaseUnavailable, type Database } from './database.ts'
import { toDatabaseError, unreachable } from './unavailable.ts'

/** Waits before the connection is made anew, in milliseconds; the last one holds from then on. */
const retryDelays = [50, 100, 250, 500, 1000, 2000]

/** How long PostgreSQL may take to let the connection in, in milliseconds. */
const patience = 10_000

interface Listener {
  onNotify: (payload: string) => void
  onReconnect: (() => void) | undefined
}

/** The one connection that is nobody's in particular: it listens, and gives up statements of others. */
export interface ControlConnection {
  listen: Database['listen']
  /** Gives up what the backend with this process id runs. */
  cancel: (processId: number) => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens the connection, and makes it anew whenever it is lost.
 * @param prepare run on each new connection before anything else
 */
export async function openControlConnection(
  config: ClientConfig,
  log: Logger,
  prepare: (client: Client) => Promise<void> = () => Promise.resolve(),
): Promise<ControlConnection> {
  const listeners = new Map<string, Set<Listener>>()
  /** Who waits for the connection that takes the place of a lost one. */
  const waiting: (() => void)[] = []
  let isClosed = false
  let attempt = 0
  let timer: NodeJS.Timeout | undefined
  let client = await connect()

  async function connect(): Promise<Client> {
    const fresh = new Client({ ...config, connectionTimeoutMillis: patience })
    fresh.on('error', (err) => log.debug({ err }, 'The control connection to PostgreSQL broke'))
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onNotify } of listeners.get(channel) ?? []) onNotify(payload)
    })
    try {
      await fresh.connect()
      await prepare(fresh)
      for (const channel of listeners.keys()) await fresh.query(`listen ${quote(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error instanceof StartError ? error : unreachable(error)
    }
    fresh.once('end', reconnectLater)
    return fresh
  }

  function reconnectLater(): void {
    if (isClosed) return
    const delay = retryDelays[Math.min(attempt, retryDelays.length - 1)]
    attempt += 1
    timer = setTimeout(() => void reconnect(), delay).unref()
  }

  async function reconnect(): Promise<void> {
    try {
      client = await connect()
    } catch (err) {
      log.debug({ err }, 'PostgreSQL cannot be reached; trying on')
      return reconnectLater()
    }
    attempt = 0
    letGo()
    if (isClosed) return void client.end()
    for (const { onReconnect } of [...listeners.values()].flatMap((set) => [...set])) onReconnect?.()
  }

  function letGo(): void {
    for (const goOn of waiting.splice(0)) goOn()
  }

  /** Waits out a lost connection: the next one listens to all that are wanted, before it is told of. */
  async function waitWhereLost(error: unknown): Promise<void> {
    const known = toDatabaseError(error)
    if (!(known instanceof DatabaseUnavailable)) throw known
    if (!isClosed) await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return {
    listen: async (channel, onNotify, onReconnect) => {
      const listener: Listener = { onNotify, onReconnect }
      const others = listeners.get(channel)
      listeners.set(channel, new Set([...(others ?? []), listener]))
      if (!others) await client.query(`listen ${quote(channel)}`).catch(waitWhereLost)
      return async () => {
        const left = listeners.get(channel)
        left?.delete(listener)
        if (left?.size !== 0) return
        listeners.delete(channel)
        // A connection that is lost listens to nothing, and the next one only to what is wanted then.
        await client.query(`unlisten ${quote(channel)}`).catch(() => undefined)
      }
    },
    cancel: async (processId) => {
      await client.query('select pg_cancel_backend($1)', [processId])
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      letGo()
      await client.end()
    },
  }
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
