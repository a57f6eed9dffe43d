import type { TableRow } from './matrix.ts'

const review = (owner: string, id: string) => ({
  user_id: owner,
  id,
  language_code: 'es-ES',
  word_string: 'sol',
  card: 'recognition',
  grade: 3,
  reviewed_at: '2026-01-01T10:00:00Z',
})

const activity = (owner: string, name: string) => ({
  user_id: owner,
  language_code: 'es-ES',
  name,
  selection: { by: 'due' },
  kinds: ['choice', 'cloze'],
})

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

/** The tables of practice: lessons, reviews and days. */
export const practiceTables: readonly TableRow[] = [
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
]
