import { getSupabase } from '@/lib/supabase'
import type { Facts, Forgetting, MistakeAnswered, Mistakes, Remembered } from './memory-mutations'

// What was sent already and is sent again changes nothing: a mistake counts once a message, a fact that is known is only
// renewed, an answer has its own id. Each of these throws the data API's error.

export async function sendMistakes({ userId, languageCode, mistakes }: Mistakes): Promise<void> {
  const { error } = await getSupabase().rpc('record_learner_mistakes', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_mistakes: mistakes.map((mistake) => ({ ...mistake })),
  })
  if (error) throw error
}

export async function sendFacts({ userId, languageCode, messageId, facts }: Facts): Promise<void> {
  const { error } = await getSupabase().rpc('remember_learner_facts', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_facts: facts.map(({ topic, text, writtenIn }) => ({ topic, text, written_in: writtenIn })),
    p_message_id: messageId,
  })
  if (error) throw error
}

export async function sendMistakeAnswer({ userId, mistakeId, answer }: MistakeAnswered): Promise<void> {
  const { id, at, day, isRight } = answer
  const { error } = await getSupabase().rpc('answer_learner_mistakes', {
    p_user_id: userId,
    p_answers: [{ mistake_id: mistakeId, id, at, day, is_right: isRight }],
  })
  if (error) throw error
}

const tables = { facts: 'learner_facts', mistakes: 'learner_mistakes' } as const satisfies Record<
  Remembered,
  string
>

/** Makes the server forget one thing, or all of a kind in a language. */
export async function sendForgetting({
  userId,
  languageCode,
  remembered,
  itemId,
}: Forgetting): Promise<void> {
  const all = getSupabase()
    .from(tables[remembered])
    .delete()
    .eq('user_id', userId)
    .eq('language_code', languageCode)
  const { error } = await (itemId === null ? all : all.eq('id', itemId))
  if (error) throw error
}
