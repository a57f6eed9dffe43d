import { expect } from 'vitest'
import type { TestServer } from './start-test-server.ts'

/** A day after the month of each sign-up, which is the one of the machine's clock. */
export const november = '2090-11-30'

/** The functions of the credit ledger, called as the server calls them. */
export function openLedger(operator: ReturnType<TestServer['client']>) {
  return {
    reserve: (id: string, amount: number, key: string, today = november) =>
      operator.rpc('reserve_credits', {
        p_user_id: id,
        p_amount: amount,
        p_kind: 'turn',
        p_key: key,
        p_today: today,
      }),
    settle: (id: string, key: string, used: number) =>
      operator.rpc('settle_credits', { p_user_id: id, p_key: key, p_used: used }),
    grant: (id: string, amount: number, key: string, today = november) =>
      operator.rpc('grant_credits', {
        p_user_id: id,
        p_amount: amount,
        p_kind: 'gift',
        p_key: key,
        p_today: today,
      }),
    refresh: (id: string, today: string) =>
      operator.rpc('refresh_credits', { p_user_id: id, p_today: today }),

    /** The balance, once it is the ledger's sum and the ledger never stood below zero. */
    async balanceOf(id: string): Promise<number> {
      const { data: profile } = await operator.from('profiles').select('credits').eq('id', id).single()
      const { data: rows } = await operator
        .from('credit_ledger')
        .select('amount')
        .eq('user_id', id)
        .order('created_at')
      let sum = 0
      for (const { amount } of rows ?? []) {
        sum += amount
        expect(sum).toBeGreaterThanOrEqual(0)
      }
      expect(profile?.credits).toBe(sum)
      return sum
    },
  }
}
