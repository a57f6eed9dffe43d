import type { FunctionRow } from './functions.ts'

/** The functions of credits and plans; who spends and who pays is told by the server alone. */
export const creditFunctions: readonly FunctionRow[] = [
  {
    name: 'credit_history',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_before: '2199-01-01T00:00:00Z', p_limit: 10 }),
  },
  {
    name: 'begin_turn',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_amount: 1,
      p_key: 'turn',
      p_today: '2026-01-01',
    }),
  },
  {
    name: 'reserve_credits',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_amount: 5,
      p_kind: 'turn',
      p_key: 'matrix',
      p_today: '2026-01-01',
    }),
  },
  {
    name: 'settle_credits',
    caller: 'server',
    args: ({ id }) => ({ p_user_id: id, p_key: 'matrix', p_used: 0 }),
  },
  {
    name: 'grant_credits',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_amount: 5,
      p_kind: 'gift',
      p_key: 'matrix',
      p_today: '2026-01-01',
    }),
  },
  {
    name: 'refresh_credits',
    caller: 'server',
    args: ({ id }) => ({ p_user_id: id, p_today: '2026-01-01' }),
  },
  {
    name: 'read_subscription',
    caller: 'server',
    args: ({ id }) => ({ p_user_id: id }),
  },
  {
    name: 'apply_subscription',
    caller: 'server',
    args: ({ id }) => ({
      p_user_id: id,
      p_subscription: {
        plan_id: 'gardener',
        billing_cycle: 'monthly',
        state: 'active',
        period_end: '2026-02-01T00:00:00Z',
        provider: 'test',
        subscription_id: `matrix-${id}`,
      },
      p_allowance: 30_000,
      p_known_at: '2026-01-01T00:00:00Z',
      p_today: '2026-01-01',
    }),
  },
]
