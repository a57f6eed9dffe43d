import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import type { Backend } from '../backend.ts'
import type { OpenDatabase } from '../embedded/open-database.ts'
import { createChannels, type Channels } from './channels.ts'
import { formatMessage, parseMessage, parseNotification, type Notification } from './protocol.ts'

/** Largest frame taken from a client, in bytes; the protocol's messages are far smaller. */
const maxPayload = 64 * 1024

/** Connections taken at once; a browser tab needs one. */
const maxConnections = 10_000

interface RealtimeDeps {
  database: OpenDatabase
  /** Keys that may connect, as on Supabase. */
  apiKeys: readonly string[]
  /** The data API, to read a changed row under the subscriber's own role. */
  fetch: (request: Request) => Response | Promise<Response>
}

interface Connection {
  socket: WebSocket
  channels: Channels
  apiKey: string
}

export interface Realtime {
  handleUpgrade: NonNullable<Backend['handleUpgrade']>
  close: () => void
}

/** Serves `/realtime/v1/websocket` for row changes, fed by the triggers' NOTIFY on the channel `realtime`. */
export async function createRealtime({ database, apiKeys, fetch }: RealtimeDeps): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true, maxPayload })
  const connections = new Set<Connection>()

  function connect(socket: WebSocket, apiKey: string): void {
    const connection: Connection = { socket, channels: createChannels(), apiKey }
    connections.add(connection)
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? undefined : parseMessage(textOf(data))
      if (!message) return socket.close(1003, 'Not a message of this protocol')
      for (const answer of connection.channels.answer(message)) socket.send(formatMessage(answer))
    })
    socket.on('close', () => connections.delete(connection))
    socket.on('error', () => socket.terminate())
  }

  async function publish(notification: Notification): Promise<void> {
    // A row that cannot be read for one subscriber is that subscriber's loss alone.
    await Promise.allSettled([...connections].map((connection) => publishTo(connection, notification, fetch)))
  }

  await database.listen('realtime', (payload) => {
    const notification = parseNotification(payload)
    if (notification) void publish(notification)
  })

  return {
    handleUpgrade: (request, socket, head) => {
      const apiKey = new URL(request.url ?? '/', 'http://localhost').searchParams.get('apikey') ?? ''
      if (!apiKeys.includes(apiKey)) return refuseUpgrade(socket, '401 Unauthorized')
      if (connections.size >= maxConnections) return refuseUpgrade(socket, '503 Service Unavailable')
      server.handleUpgrade(request, socket, head, (client) => connect(client, apiKey))
    },
    close: () => {
      for (const { socket } of connections) socket.terminate()
      server.close()
    },
  }
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)).toString('utf8')
}

async function publishTo(
  { socket, channels, apiKey }: Connection,
  notification: Notification,
  fetch: RealtimeDeps['fetch'],
): Promise<void> {
  const wanting = channels.wanting(notification)
  if (wanting.length === 0) return
  const { schema, table, type, id } = notification
  // As on Supabase: a row that is gone can be read by nobody, and its key is told to all who asked.
  const isGone = type === 'DELETE'
  const row = isGone ? { id } : await readRow(notification, apiKey, channels.accessToken(), fetch)
  if (!row || socket.readyState !== socket.OPEN) return
  // The client casts values by these; JSON types already are what they should be.
  const columns = Object.keys(row).map((name) => ({ name, type: 'json' }))
  const data = {
    schema,
    table,
    type,
    commit_timestamp: new Date().toISOString(),
    columns,
    record: isGone ? {} : row,
    old_record: isGone ? row : {},
    errors: null,
  }
  for (const { topic, ids } of wanting) {
    socket.send(
      formatMessage({ joinRef: null, ref: null, topic, event: 'postgres_changes', payload: { ids, data } }),
    )
  }
}

async function readRow(
  { table, id }: Notification,
  apiKey: string,
  accessToken: string | undefined,
  fetch: RealtimeDeps['fetch'],
): Promise<Record<string, unknown> | undefined> {
  const headers = new Headers({ apikey: apiKey })
  if (accessToken && accessToken !== apiKey) headers.set('authorization', `Bearer ${accessToken}`)
  const address = `http://localhost/rest/v1/${table}?id=eq.${encodeURIComponent(id)}`
  const response = await fetch(new Request(address, { headers }))
  if (!response.ok) return undefined
  const rows: unknown = await response.json()
  return Array.isArray(rows) ? (rows[0] as Record<string, unknown> | undefined) : undefined
}
