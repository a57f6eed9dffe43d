import type { FunctionRow } from './functions.ts'

/** The functions of the word bank. */
export const wordFunctions: readonly FunctionRow[] = [
  {
    name: 'batch_update_user_dictionaries',
    caller: 'owner',
    args: ({ id }) => ({
      updates: [{ user_id: id, language_code: 'fr-FR', word_string: 'lune', seen: 1, clicks: 0 }],
    }),
  },
  {
    name: 'join_terms',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_id: '00000000-0000-4000-8000-000000000003',
      p_language_code: 'es-ES',
      p_from: 'soles',
      p_into: 'sol',
    }),
  },
  {
    name: 'part_terms',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_id: '00000000-0000-4000-8000-000000000001' }),
  },
  {
    name: 'import_words',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_import_id: '00000000-0000-4000-8000-000000000004',
      p_name: 'words.csv',
      p_words: [{ word: 'importada' }],
    }),
  },
  {
    name: 'undo_import',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_import_id: '00000000-0000-4000-8000-000000000005' }),
  },
]
