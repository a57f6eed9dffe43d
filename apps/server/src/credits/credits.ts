import type { Logger } from 'pino'
import type { CallFunction } from '../backend/call-function.ts'
import { unauthorized } from '../errors.ts'

/** The balances of learners. Amounts are whole credits; a key makes each change happen once. */
export interface Credits {
  /**
   * Takes credits before they are used; false where the balance does not hold them.
   * @throws AppError 401 where the account is gone; the database's error where the balance cannot be reached
   */
  reserve: (userId: string, amount: number, kind: string, key: string) => Promise<boolean>
  /** Closes a reservation and gives back what was not used. A failure is logged: refresh gives all back later. */
  settle: (userId: string, key: string, used: number) => Promise<void>
  /**
   * The balance; the first call of a calendar month (UTC) sets it to the plan's allowance.
   * @throws AppError 401 where the account is gone; the database's error where the balance cannot be reached
   */
  refresh: (userId: string) => Promise<number>
}

interface CreditsDeps {
  /** Called with the server's own rights: nobody else may change a balance. */
  call: CallFunction
  now: () => number
  log: Logger
}

export function createCredits({ call, now, log }: CreditsDeps): Credits {
  const today = () => utcDay(now())
  return {
    async reserve(userId, amount, kind, key) {
      try {
        return await call('server', 'reserve_credits', {
          p_user_id: userId,
          p_amount: amount,
          p_kind: kind,
          p_key: key,
          p_today: today(),
        })
      } catch (error) {
        throw balanceError(error)
      }
    },
    async settle(userId, key, used) {
      try {
        await call('server', 'settle_credits', { p_user_id: userId, p_key: key, p_used: used })
      } catch (err) {
        log.error({ err, key }, 'Credits could not be settled')
      }
    },
    async refresh(userId) {
      try {
        return await call('server', 'refresh_credits', { p_user_id: userId, p_today: today() })
      } catch (error) {
        throw balanceError(error)
      }
    },
  }
}

/** The day of the ledger, as YYYY-MM-DD: its months are those of UTC. */
export const utcDay = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** What a balance that cannot be had is to the learner: a token outlives its account by up to an hour. */
export const balanceError = (error: unknown): unknown => (isAboutNobody(error) ? unauthorized() : error)

/** Whether the ledger says that it has no such learner: it has no code for this alone. */
export const isAboutNobody = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  error.message === 'there is no such learner'
