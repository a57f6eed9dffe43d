import type { Database } from '@lingarden/database/generated/types'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Logger } from 'pino'

/** The balances of learners. Amounts are whole credits; a key makes each change happen once. */
export interface Credits {
  /**
   * Takes credits before they are used; false where the balance does not hold them.
   * @throws the data API's error where the balance cannot be reached
   */
  reserve: (userId: string, amount: number, kind: string, key: string) => Promise<boolean>
  /** Closes a reservation and gives back what was not used. A failure is logged: refresh gives all back later. */
  settle: (userId: string, key: string, used: number) => Promise<void>
  /**
   * The balance; the first call of a calendar month (UTC) sets it to the plan's allowance.
   * @throws the data API's error where the balance cannot be reached
   */
  refresh: (userId: string) => Promise<number>
}

interface CreditsDeps {
  /** A client of the service role: nobody else may change a balance. */
  client: SupabaseClient<Database>
  now: () => number
  log: Logger
}

export function createCredits({ client, now, log }: CreditsDeps): Credits {
  const today = () => new Date(now()).toISOString().slice(0, 'YYYY-MM-DD'.length)
  return {
    async reserve(userId, amount, kind, key) {
      const { data, error } = await client.rpc('reserve_credits', {
        p_user_id: userId,
        p_amount: amount,
        p_kind: kind,
        p_key: key,
        p_today: today(),
      })
      if (error) throw error
      return data
    },
    async settle(userId, key, used) {
      const { error } = await client.rpc('settle_credits', { p_user_id: userId, p_key: key, p_used: used })
      if (error) log.error({ err: error, key }, 'Credits could not be settled')
    },
    async refresh(userId) {
      const { data, error } = await client.rpc('refresh_credits', { p_user_id: userId, p_today: today() })
      if (error) throw error
      return data
    },
  }
}
