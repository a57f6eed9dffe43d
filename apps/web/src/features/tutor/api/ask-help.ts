import { en } from '@/i18n/en'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { getSupabase } from '@/lib/supabase'
import { TurnError } from './stream-turn'

/** Whether this server has a language model that can translate and explain. */
export const hasHelp = (): boolean => getRuntimeConfig().engine !== 'builtin'

async function ask(path: string, body: object, signal: AbortSignal): Promise<unknown> {
  const { data } = await getSupabase().auth.getSession()
  if (!data.session) throw new TurnError(en.tutor.noToken)
  const response = await fetch(`/api/tutor/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  throw new TurnError(textIn(answer, 'error') ?? en.tutor.httpError(response.status))
}

function textIn(answer: unknown, field: string): string | undefined {
  const value =
    typeof answer === 'object' && answer !== null
      ? Object.entries(answer).find(([name]) => name === field)?.[1]
      : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** @throws TurnError with a text for the learner */
export async function translateText(
  languageCode: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask('translate', { languageCode, text }, signal)
  return textIn(answer, 'translation') ?? ''
}

/** @throws TurnError with a text for the learner */
export async function explainWord(
  languageCode: string,
  word: string,
  sentence: string,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask('explain', { languageCode, word, sentence }, signal)
  return textIn(answer, 'explanation') ?? ''
}
