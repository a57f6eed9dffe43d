import type { TestLearner } from '../../test/start-test-server.ts'
import { friendTables } from './friend-tables.ts'

export const personas = ['owner', 'friend', 'stranger', 'anonymous'] as const
export type Persona = (typeof personas)[number]
export type Operation = 'select' | 'insert' | 'update' | 'delete'

/** Who may do what; what is not named is refused. */
type Allowed = Partial<Record<Operation, readonly Persona[]>>

export interface TableRow {
  table: string
  /** The operations on a row of the owner, and who may do them. */
  allowed: Allowed
  /** A row of the owner's, as the service role can put it there; undefined where the row is there already. */
  seed?: (owner: TestLearner, friend: TestLearner) => Record<string, unknown>
  /** What a persona tries to insert in the owner's name. */
  insert: (owner: TestLearner, friend: TestLearner) => Record<string, unknown>
  update: Record<string, unknown>
  /** The column that finds the owner's row. */
  key: (owner: TestLearner) => [column: string, value: string]
  /** Columns that not even the owner may write through the data API. */
  sealed: Record<string, unknown>
}

const review = (owner: string, id: string) => ({
  user_id: owner,
  id,
  language_code: 'es-ES',
  word_string: 'sol',
  card: 'recognition',
  grade: 3,
  reviewed_at: '2026-01-01T10:00:00Z',
})

const subscription = (owner: string) => ({
  user_id: owner,
  plan_id: 'gardener',
  billing_cycle: 'monthly',
  state: 'active',
  period_end: '2026-02-01T00:00:00Z',
  provider: 'test',
  known_at: '2026-01-01T00:00:00Z',
})

const activity = (owner: string, name: string) => ({
  user_id: owner,
  language_code: 'es-ES',
  name,
  selection: { by: 'due' },
  kinds: ['choice', 'cloze'],
})

const joining = (user_id: string, id: string) => ({
  user_id,
  id,
  language_code: 'es-ES',
  from_term: 'soy',
  into_term: 'ser',
  gave: {},
  had: {},
  became: {},
  reviews: [],
  activities: [],
  parted_at: '2026-01-02T00:00:00Z',
})
const importOf = (user_id: string, id: string) => ({ user_id, id, language_code: 'es-ES', name: 'words.csv' })
const practice = (owner: string, id: string) => ({
  user_id: owner,
  id,
  language_code: 'es-ES',
  kind: 'tutor',
  date: '2026-01-01',
  minute_of_day: 600,
  started_at: '2026-01-01T10:00:00Z',
  seconds: 60,
})

const conversation = (owner: string, title: string) => ({
  user_id: owner,
  language_code: 'es-ES',
  title,
  messages: [{ id: 'm1', type: 'user', content: 'Hola' }],
})

/** Every table of the exposed schema. A table that is missing here fails the test. */
export const tables: readonly TableRow[] = [
  ...friendTables,
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
    table: 'user_dictionaries',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => ({ user_id: id, language_code: 'es-ES', word_string: 'sol' }),
    insert: ({ id }) => ({ user_id: id, language_code: 'es-ES', word_string: 'luna' }),
    update: { notes: 'mine', reading: 'mine', meaning: 'mine' },
    key: ({ id }) => ['user_id', id],
    sealed: { id: '00000000-0000-4000-8000-000000000000' },
  },
  {
    table: 'dictionary_corrections',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => ({ user_id: id, language_code: 'zh-CN', term: '长', reading: 'zhǎng' }),
    insert: ({ id }) => ({ user_id: id, language_code: 'zh-CN', term: '学习汉语', words: ['学习', '汉语'] }),
    update: { reading: 'cháng' },
    key: ({ id }) => ['user_id', id],
    sealed: { updated_at: '2020-01-01' },
  },
  {
    table: 'lesson_progress',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => ({ user_id: id, course_id: 'es-a1', lesson_id: 'hello' }),
    insert: ({ id }) => ({ user_id: id, course_id: 'es-a1', lesson_id: 'my-family' }),
    update: { position: { step: 'dialogue' } },
    key: ({ id }) => ['user_id', id],
    sealed: { updated_at: '2020-01-01' },
  },
  {
    table: 'review_log',
    allowed: { select: ['owner'], insert: ['owner'] },
    seed: ({ id }) => review(id, '00000000-0000-4000-8000-000000000001'),
    insert: ({ id }) => review(id, '00000000-0000-4000-8000-000000000002'),
    update: { grade: 4 },
    key: ({ id }) => ['user_id', id],
    sealed: { grade: 4, reviewed_at: '2020-01-01', received_at: '2020-01-01', carried: true },
  },
  {
    table: 'joined_terms',
    // Written by functions that join and part rows with it.
    allowed: { select: ['owner'] },
    seed: ({ id }) => joining(id, '00000000-0000-4000-8000-000000000001'),
    insert: ({ id }) => joining(id, '00000000-0000-4000-8000-000000000002'),
    update: { parted_at: '2026-01-01T00:00:00Z' },
    key: ({ id }) => ['user_id', id],
    sealed: { gave: { seen: 9999 } },
  },
  {
    table: 'review_activities',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => activity(id, 'Kitchen words'),
    insert: ({ id }) => activity(id, 'Words of the week'),
    update: { name: 'Renamed' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: '00000000-0000-4000-8000-000000000000', created_at: '2020-01-01' },
  },
  {
    table: 'daily_analytics_history',
    // Written by functions that believe the server's clock.
    allowed: { select: ['owner'] },
    seed: ({ id }) => ({ user_id: id, language_code: 'es-ES', date: '2026-01-01' }),
    insert: ({ id }) => ({ user_id: id, language_code: 'es-ES', date: '2026-01-02' }),
    update: { practice_time_seconds: 60 },
    key: ({ id }) => ['user_id', id],
    sealed: {
      user_id: '00000000-0000-4000-8000-000000000000',
      date: '2020-01-01',
      practice_time_seconds: 60,
      words_added: ['sol'],
      words_by_stage: [1, 0, 0, 0, 0],
    },
  },
  {
    table: 'practice_slices',
    allowed: { select: ['owner'] },
    seed: ({ id }) => practice(id, '00000000-0000-4000-8000-000000000001'),
    insert: ({ id }) => practice(id, '00000000-0000-4000-8000-000000000002'),
    update: { seconds: 90 },
    key: ({ id }) => ['user_id', id],
    sealed: { seconds: 90, date: '2020-01-01', started_at: '2020-01-01', kind: 'review' },
  },
  {
    table: 'restored_days',
    allowed: { select: ['owner'] },
    seed: ({ id }) => ({ user_id: id, language_code: 'es-ES', date: '2025-01-01' }),
    insert: ({ id }) => ({ user_id: id, language_code: 'es-ES', date: '2025-01-02' }),
    update: { practice_time_seconds: 60 },
    key: ({ id }) => ['user_id', id],
    sealed: { practice_time_seconds: 60, date: '2020-01-01', words_added: ['sol'] },
  },
  {
    table: 'word_imports',
    allowed: { select: ['owner'] },
    seed: ({ id }) => importOf(id, '00000000-0000-4000-8000-000000000005'),
    insert: ({ id }) => importOf(id, '00000000-0000-4000-8000-000000000006'),
    update: { name: 'other.csv' },
    key: ({ id }) => ['user_id', id],
    sealed: { name: 'other.csv', words: ['sol'], undone_at: '2020-01-01' },
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
  {
    table: 'tutor_histories',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => conversation(id, 'At the market'),
    insert: ({ id }) => conversation(id, 'At the station'),
    update: { title: 'Renamed' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: '00000000-0000-4000-8000-000000000000', created_at: '2020-01-01' },
  },
  {
    table: 'learner_facts',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => ({ user_id: id, language_code: 'es-ES', fact: 'Has a dog called Luna.' }),
    insert: ({ id }) => ({ user_id: id, language_code: 'es-ES', fact: 'Lives in Turku.' }),
    update: { language_code: 'fr-FR' },
    key: ({ id }) => ['user_id', id],
    sealed: { user_id: '00000000-0000-4000-8000-000000000000', message_id: 'm2', created_at: '2020-01-01' },
  },
  {
    table: 'learner_mistakes',
    allowed: { select: ['owner'], insert: ['owner'], update: ['owner'], delete: ['owner'] },
    seed: ({ id }) => ({ user_id: id, language_code: 'es-ES', original: 'yo gusta', corrected: 'me gusta' }),
    insert: ({ id }) => ({
      user_id: id,
      language_code: 'es-ES',
      original: 'la dia',
      corrected: 'el día',
      sentence: 'Todo la dia.',
    }),
    update: { times_right: 1, sentence: 'Es la dia.' },
    key: ({ id }) => ['user_id', id],
    sealed: {
      user_id: '00000000-0000-4000-8000-000000000000',
      original: 'other',
      corrected: 'other',
      created_at: '2020-01-01',
    },
  },
]
