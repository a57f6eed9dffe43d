import type { TableRow } from './matrix.ts'

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

/** The tables of the word bank. */
export const wordTables: readonly TableRow[] = [
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
    table: 'word_imports',
    allowed: { select: ['owner'] },
    seed: ({ id }) => importOf(id, '00000000-0000-4000-8000-000000000005'),
    insert: ({ id }) => importOf(id, '00000000-0000-4000-8000-000000000006'),
    update: { name: 'other.csv' },
    key: ({ id }) => ['user_id', id],
    sealed: { name: 'other.csv', words: ['sol'], undone_at: '2020-01-01' },
  },
]
