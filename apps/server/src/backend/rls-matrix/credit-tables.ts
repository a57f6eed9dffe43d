import type { TableRow } from './matrix.ts'

const subscription = (owner: string) => ({
  user_id: owner,
  plan_id: 'gardener',
  billing_cycle: 'monthly',
  state: 'active',
  period_end: '2026-02-01T00:00:00Z',
  provider: 'test',
  known_at: '2026-01-01T00:00:00Z',
})

/** The tables of credits and plans: written by the server alone. */
export const creditTables: readonly TableRow[] = [
  {
    table: 'credit_ledger',
    allowed: { select: ['owner'] },
    insert: ({ id }) => ({ user_id: id, amount: 5, entry: 'grant', kind: 'gift', key: 'mine' }),
    update: { amount: 20_000 },
    key: ({ id }) => ['user_id', id],
    sealed: { amount: 20_000, key: 'another' },
  },
  {
    table: 'subscriptions',
    allowed: { select: ['owner'] },
    seed: ({ id }) => ({ ...subscription(id), subscription_id: 'of-the-owner' }),
    insert: ({ id }) => ({ ...subscription(id), subscription_id: 'made-up' }),
    update: { plan_id: 'botanist' },
    key: ({ id }) => ['user_id', id],
    sealed: { plan_id: 'botanist', period_end: '2199-01-01T00:00:00Z' },
  },
]
