import { randomUUID } from 'node:crypto'
import type { Authenticate } from '../../authenticate.ts'
import type { Caller } from '../../caller.ts'
import type { Switches } from '../../switches/switches.ts'
import type { PublishedTables } from '../changes/published-tables.ts'
import { checkSubscription } from '../changes/subscription.ts'
import { joinPayloadSchema, type JoinPayload } from '../protocol/join-payload.ts'
import type { RealtimeMessage } from '../protocol/message.ts'
import type { ConnectionLimits } from './connection-limits.ts'
import type { Channel, Connection, Hub } from './hub.ts'

/** Channels that one connection may have. */
const mostChannels = 20

/** Why a channel is not joined; the message is for the developer who asked. */
export class JoinError extends Error {
  override readonly name = 'JoinError'
}

export interface JoinDeps {
  hub: Hub
  counts: ConnectionLimits
  tables: PublishedTables
  authenticate: Authenticate
  switches: Pick<Switches, 'current'>
}

/** A caller, and until when they are one. */
export async function callerOf(
  authenticate: Authenticate,
  apiKey: string,
  token: string | null | undefined,
): Promise<Pick<Channel, 'caller' | 'expiresAt'>> {
  const headers = new Headers({ apikey: apiKey, ...(token && { authorization: `Bearer ${token}` }) })
  const caller = await authenticate(new Request('http://localhost/realtime/v1', { headers }))
  const { exp } = JSON.parse(caller.claims) as { exp?: unknown }
  return { caller, expiresAt: typeof exp === 'number' ? exp * 1000 : Infinity }
}

/**
 * Makes the channel that a message asks for.
 * @throws JoinError, SubscriptionError, CallerError
 */
export async function joinChannel(
  deps: JoinDeps,
  connection: Connection,
  apiKey: string,
  { topic, joinRef, payload }: RealtimeMessage,
): Promise<Channel> {
  const parsed = joinPayloadSchema.safeParse(payload)
  if (!parsed.success) throw new JoinError('The channel asks for something that cannot be read')
  if (!/^realtime:./.test(topic)) throw new JoinError('The topic has no name')
  if (connection.channels.size >= mostChannels && !connection.channels.has(topic))
    throw new JoinError(`A connection has at most ${mostChannels} channels`)
  const { config, access_token: token } = parsed.data
  const known = await callerOf(deps.authenticate, apiKey, token)
  checkRights(deps, connection, known.caller, config)
  const subscriptions = await Promise.all(
    config.postgres_changes.map((asked, index) =>
      checkSubscription(deps.tables, known.caller, asked, index + 1),
    ),
  )
  const { broadcast, presence } = config
  return {
    ...known,
    id: randomUUID(),
    connection,
    topic,
    joinRef,
    subscriptions,
    self: broadcast.self,
    ack: broadcast.ack,
    presence: { key: presence.key || randomUUID(), isFollowed: presence.enabled, tracked: undefined },
  }
}

function checkRights(
  { counts, switches }: JoinDeps,
  connection: Connection,
  { role, userId }: Caller,
  config: JoinPayload['config'],
): void {
  if (switches.current().siteDisabled && role !== 'service_role' && !isOfMaintenance(config.postgres_changes))
    throw new JoinError('The site is closed for the moment')
  if (config.private) throw new JoinError('Private channels are not offered by this server')
  // A visitor follows row changes; conversations are those of learners.
  const talks =
    config.postgres_changes.length === 0 ||
    config.presence.enabled ||
    config.broadcast.self ||
    config.broadcast.ack
  if (role === 'anon' && talks) throw new JoinError('Sign in to join a channel of broadcasts or presence')
  if (userId === undefined || connection.accounts.has(userId)) return
  if (!counts.enterAccount(userId)) throw new JoinError('Too many connections of one account')
  connection.accounts.add(userId)
}

/** The page that says that the site is closed follows the operator's switches. */
export const isOfMaintenance = (
  changes: readonly { schema: string; table?: string | undefined }[],
): boolean =>
  changes.length > 0 && changes.every(({ schema, table }) => schema === 'public' && table === 'app_settings')
