import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { loadTexts } from '@/i18n/load-texts'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { readAuthorization } from '@/lib/authorization'
import { textIn } from '@/lib/refusal'
import { serverFetch } from '@/lib/server-fetch'
import { TurnError, turnErrorOf } from './stream-turn'

/** Whether this server has a language model that can translate and explain. */
export const hasHelp = (): boolean => getRuntimeConfig().engine !== 'builtin'

/**
 * Asks the tutor server for something beside the conversation.
 * @throws TurnError with a text for the learner
 */
export async function ask(path: string, body: object, signal: AbortSignal): Promise<unknown> {
  const authorization = await readAuthorization()
  if (!authorization) throw new TurnError((await loadTexts('tutor')).noToken)
  const response = await serverFetch(`/api/tutor/${path}`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw await turnErrorOf(response)
  return response.json().catch(() => undefined)
}

/** @throws TurnError with a text for the learner */
export async function translateText(
  languageCode: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask('translate', { languageCode, text, into: currentInterfaceLanguage() }, signal)
  return textIn(answer, 'translation') ?? ''
}

/** @throws TurnError with a text for the learner */
export async function explainWord(
  languageCode: string,
  word: string,
  sentence: string,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask(
    'explain',
    { languageCode, word, sentence, into: currentInterfaceLanguage() },
    signal,
  )
  return textIn(answer, 'explanation') ?? ''
}
