import type { Logger } from 'pino'
import type { ServiceClient } from '../../backend/service-client.ts'
import type { Database } from '../../database/database.ts'
import { keepSwitches, type Switches, type SwitchState } from './switches.ts'

interface CommonDeps {
  log: Pick<Logger, 'warn'>
  /** The clock, in milliseconds. */
  now?: () => number
}

export interface OpenSwitches extends Switches {
  close: () => Promise<void>
}

const columns = 'site_disabled, site_disabled_message, signup_disabled, signup_disabled_message'
const settingsSql = `select ${columns} from public.app_settings where id = 'global'`

type Settings = Record<'site_disabled' | 'signup_disabled', boolean> &
  Record<'site_disabled_message' | 'signup_disabled_message', string | null>

/**
 * Reads the switches of our own database, follows its notices of a change, and reads again where one may have been missed.
 */
export async function createSwitches({
  database,
  log,
  now = Date.now,
}: CommonDeps & { database: Pick<Database, 'query' | 'listen'> }): Promise<OpenSwitches> {
  const read = async () => toState((await database.query<Settings>(settingsSql))[0])
  const switches = keepSwitches({ read, now, onFailure: warnOf(log) })
  const stop = await database.listen(
    'realtime',
    (payload) => {
      if (isAboutSettings(payload)) void switches.refresh()
    },
    () => void switches.refresh(),
  )
  // A change between the reading and the listening.
  await switches.refresh()
  return { ...switches, close: stop }
}

/**
 * Reads the switches of a hosted Supabase whenever somebody asks and the last answer is older than two seconds. Nothing is
 * closed before it was read: the database there holds them, too.
 */
export function createRemoteSwitches({
  client,
  log,
  now = Date.now,
}: CommonDeps & { client: ServiceClient }): Switches {
  const read = async () => {
    const { data, error } = await client.from('app_settings').select(columns).eq('id', 'global').maybeSingle()
    if (error) throw error
    return toState(data)
  }
  return keepSwitches({ read, now, onFailure: warnOf(log) })
}

/** Without a row everything is open. */
function toState(row: Settings | null | undefined): SwitchState {
  return {
    siteDisabled: row?.site_disabled ?? false,
    siteMessage: row?.site_disabled_message ?? null,
    signupDisabled: row?.signup_disabled ?? false,
    signupMessage: row?.signup_disabled_message ?? null,
  }
}

function isAboutSettings(payload: string): boolean {
  try {
    const notice = JSON.parse(payload) as { schema?: unknown; table?: unknown } | null
    return notice?.schema === 'public' && notice.table === 'app_settings'
  } catch {
    return false
  }
}

const warnOf = (log: CommonDeps['log']) => (err: unknown) =>
  log.warn({ err }, "The operator's switches could not be read; those known hold")
