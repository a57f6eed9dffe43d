import type { FunctionRow } from './functions.ts'

const today = new Date().toISOString().slice(0, 10)

/** The functions of the tutor: the first talk, what it knows of the learner, and their mistakes. */
export const tutorFunctions: readonly FunctionRow[] = [
  {
    name: 'claim_first_talk',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'fr-FR',
      p_talk: { id: '00000000-0000-4000-8000-000000000009', level: 'beginner', day: today, title: 'Camille' },
    }),
  },
  {
    name: 'learner_for_turn',
    caller: 'owner',
    args: ({ id }) => ({ p_user_id: id, p_language_code: 'es-ES' }),
  },
  {
    name: 'record_learner_mistakes',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_mistakes: [
        {
          original: 'la problema',
          corrected: 'el problema',
          sentence: 'Es la problema.',
          mended: 'Es el problema.',
          message_id: 'm1',
        },
      ],
    }),
  },
  {
    name: 'remember_learner_facts',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_facts: [{ topic: 'pet', text: 'un perro', written_in: 'es' }],
      p_message_id: 'm1',
    }),
  },
  {
    name: 'record_right_uses',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_ids: ['00000000-0000-4000-8000-000000000000'],
      p_message_id: 'm2',
      p_answer: null,
    }),
  },
  {
    name: 'credit_self_mended',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_language_code: 'es-ES',
      p_mistake: { original: 'la mano', corrected: 'la mano derecha', message_id: 'm1' },
    }),
  },
  { name: 'count_learner_mistakes', caller: 'owner', args: ({ id }) => ({ p_user_id: id }) },
  {
    name: 'answer_learner_mistakes',
    caller: 'owner',
    args: ({ id }) => ({
      p_user_id: id,
      p_answers: [
        {
          mistake_id: '00000000-0000-4000-8000-000000000000',
          id: '00000000-0000-4000-8000-000000000001',
          at: 1_767_225_600_000,
          day: '2026-01-01',
          is_right: true,
        },
      ],
    }),
  },
]
