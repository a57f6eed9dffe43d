import type { TableRow } from './matrix.ts'

const conversation = (owner: string, title: string) => ({
  user_id: owner,
  language_code: 'es-ES',
  title,
  messages: [{ id: 'm1', type: 'user', content: 'Hola' }],
})

/** The tables of the tutor: conversations, and what it knows of the learner. */
export const tutorTables: readonly TableRow[] = [
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
