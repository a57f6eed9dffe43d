import type { TableRow } from './matrix.ts'

/** The tables of accounts, and those that are the same for everybody. */
export const accountTables: readonly TableRow[] = [
  {
    table: 'profiles',
    allowed: { select: ['owner'], update: ['owner'] },
    insert: ({ id }) => ({ id, linking_code: '34679ACD' }),
    update: { show_actions: false },
    key: ({ id }) => ['id', id],
    sealed: {
      credits: 999_999,
      monthly_credits: 999_999,
      email: 'someone@example.test',
      friends: ['00000000-0000-4000-8000-000000000000'],
      friend_requests: ['00000000-0000-4000-8000-000000000000'],
      linking_code: '34679ACD',
      daily_goals: { 'es-ES': 1 },
      streaks: { 'es-ES': { current_streak: 365, last_update: '2026-01-01' } },
      created_at: '2020-01-01',
    },
  },
  {
    table: 'app_settings',
    allowed: { select: ['owner', 'friend', 'stranger', 'anonymous'] },
    insert: () => ({ id: 'global' }),
    update: { site_disabled: true },
    key: () => ['id', 'global'],
    sealed: { site_disabled: true, signup_disabled: true },
  },
  {
    table: 'languages',
    allowed: { select: ['owner', 'friend', 'stranger', 'anonymous'] },
    insert: () => ({ code: 'de-DE', tag: 'de', name: 'German', place: 4 }),
    update: { place: 9 },
    key: () => ['code', 'es-ES'],
    sealed: { code: 'es-MX', name: 'Mine', place: 9 },
  },
  {
    table: 'feedback',
    allowed: { select: ['owner'], insert: ['owner'] },
    seed: ({ id }) => ({ user_id: id, comment: 'Good', page_url: '/tutor' }),
    insert: ({ id }) => ({ user_id: id, comment: 'Better', page_url: '/tutor' }),
    update: { comment: 'changed' },
    key: ({ id }) => ['user_id', id],
    sealed: { comment: 'changed' },
  },
]
