import type { TableRow } from './matrix.ts'

const suggestion = '00000000-0000-4000-8000-00000000000a'
const other = '00000000-0000-4000-8000-000000000000'

/** The tables of friends and suggestions: written by their functions alone. */
export const friendTables: readonly TableRow[] = [
  {
    table: 'friend_requests',
    // The friend of this test is the one who is asked.
    allowed: { select: ['owner', 'friend'] },
    seed: ({ id }, friend) => ({ user_id: id, recipient_id: friend.id }),
    insert: ({ id }, friend) => ({ user_id: id, recipient_id: friend.id }),
    update: { created_at: '2020-01-01' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: other, recipient_id: other, created_at: '2020-01-01' },
  },
  {
    table: 'friendships',
    allowed: { select: ['owner'] },
    insert: ({ id }, friend) => ({ user_id: id, friend_id: friend.id }),
    update: { created_at: '2020-01-01' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: other, friend_id: other, created_at: '2020-01-01' },
  },
  {
    table: 'learner_blocks',
    // Not even who is blocked.
    allowed: { select: ['owner'] },
    seed: ({ id }, friend) => ({ user_id: id, blocked_id: friend.id }),
    insert: ({ id }, friend) => ({ user_id: id, blocked_id: friend.id }),
    update: { created_at: '2020-01-01' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: other, blocked_id: other },
  },
  {
    table: 'friend_nudges',
    // Not even who sent it.
    allowed: { select: ['owner'] },
    seed: ({ id }, friend) => ({ user_id: id, sender_id: friend.id, kind: 'wave' }),
    insert: ({ id }, friend) => ({ user_id: id, sender_id: friend.id, kind: 'water' }),
    update: { seen_at: '2026-01-01' },
    key: ({ id }) => ['user_id', id],
    sealed: { sender_id: other, kind: 'water', created_at: '2020-01-01', seen_at: '2026-01-01' },
  },
  {
    table: 'retained_words',
    allowed: { select: ['owner'] },
    seed: ({ id }) => ({
      user_id: id,
      language_code: 'es-ES',
      counted_on: '2026-01-01',
      by_day: Array.from({ length: 31 }, () => 0),
    }),
    insert: ({ id }) => ({
      user_id: id,
      language_code: 'fr-FR',
      counted_on: '2026-01-01',
      by_day: Array.from({ length: 31 }, () => 9),
    }),
    update: { counted_on: '2026-01-02' },
    key: ({ id }) => ['user_id', id],
    sealed: { counted_on: '2026-01-02', by_day: Array.from({ length: 31 }, () => 9) },
  },
  {
    table: 'suggestions',
    allowed: { select: ['owner', 'friend', 'stranger'] },
    seed: () => ({ id: suggestion, title: 'A dark mode' }),
    insert: () => ({ title: 'Free coffee' }),
    update: { status: 'done' },
    key: () => ['id', suggestion],
    sealed: { title: 'Another', status: 'done', votes: 1000 },
  },
  {
    table: 'suggestion_authors',
    allowed: { select: ['owner'] },
    seed: ({ id }) => ({ suggestion_id: suggestion, user_id: id }),
    insert: ({ id }) => ({ suggestion_id: suggestion, user_id: id }),
    update: { suggestion_id: other },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: other, suggestion_id: other },
  },
  {
    table: 'suggestion_votes',
    allowed: { select: ['owner'] },
    seed: ({ id }) => ({ suggestion_id: suggestion, user_id: id }),
    insert: ({ id }) => ({ suggestion_id: suggestion, user_id: id }),
    update: { created_at: '2020-01-01' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: other, created_at: '2020-01-01' },
  },
]
