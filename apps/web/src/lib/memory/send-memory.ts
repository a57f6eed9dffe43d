import { getSupabase } from '@/lib/supabase'
import { carryOut } from '@/lib/sync/once'
import type { Facts, Forgetting, MistakeAnswered, Mistakes, Remembered, SelfMended } from './memory-mutations'

// Each of these is carried out once under its key, and throws the data API's error.

export async function sendMistakes(made: Mistakes, key: string): Promise<void> {
  const { userId, languageCode, mistakes } = made
  const request = getSupabase().rpc('record_learner_mistakes', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_mistakes: mistakes.map((mistake) => ({ ...mistake })),
  })
  await carryOut(key, request)
}

export async function sendFacts(told: Facts, key: string): Promise<void> {
  const { userId, languageCode, messageId, facts } = told
  const request = getSupabase().rpc('remember_learner_facts', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_facts: facts.map(({ topic, text, writtenIn }) => ({ topic, text, written_in: writtenIn })),
    p_message_id: messageId,
  })
  await carryOut(key, request)
}

export async function sendMistakeAnswer(answered: MistakeAnswered, key: string): Promise<void> {
  const { userId, mistakeId, answer } = answered
  const { id, at, day, isRight } = answer
  const request = getSupabase().rpc('answer_learner_mistakes', {
    p_user_id: userId,
    p_answers: [{ mistake_id: mistakeId, id, at, day, is_right: isRight }],
  })
  await carryOut(key, request)
}

export async function sendSelfMended(mended: SelfMended, key: string): Promise<void> {
  const { userId, languageCode, mistake } = mended
  const request = getSupabase().rpc('credit_self_mended', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_mistake: { ...mistake },
  })
  await carryOut(key, request)
}

const tables = { facts: 'learner_facts', mistakes: 'learner_mistakes' } as const satisfies Record<
  Remembered,
  string
>

/** Makes the server forget one thing, or all of a kind in a language. */
export async function sendForgetting(forgetting: Forgetting, key: string): Promise<void> {
  const { userId, languageCode, remembered, itemId } = forgetting
  const all = getSupabase()
    .from(tables[remembered])
    .delete()
    .eq('user_id', userId)
    .eq('language_code', languageCode)
  await carryOut(key, itemId === null ? all : all.eq('id', itemId))
}
