import type { LanguageTag, Voice } from '@lingarden/languages/find-language'
import type { SpokenWord } from '@lingarden/domain/speech'
import { loadTexts } from '@/i18n/load-texts'
import { readAuthorization } from '@/lib/authorization'
import { readRefusal } from '@/lib/refusal'
import { serverFetch } from '@/lib/server-fetch'
import type { SpeechClip } from './clip'

export interface Utterance {
  text: string
  voice: Voice
  language: LanguageTag
}

/** How every text is read out, for voices that can be told so. */
const instructions = 'Speak clearly and naturally, as to somebody who is learning the language.'

/** Speech that could not be had; the message is for the learner. */
export class SpeechError extends Error {
  override name = 'SpeechError'
  /** Of the answer, or 0 where there was none. */
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/**
 * Has a text read out by the server (requirement 7.2).
 * @throws SpeechError with a text for the learner; the signal's reason where it was aborted
 */
export async function fetchClip(
  { text, voice, language }: Utterance,
  signal: AbortSignal,
): Promise<SpeechClip> {
  const unreachable = async (cause: unknown): Promise<never> => {
    if (signal.aborted) throw cause
    throw new SpeechError((await loadTexts('speech')).unreachable, 0, { cause })
  }
  const headers = await readAuthorization().catch(unreachable)
  if (!headers) throw new SpeechError((await loadTexts('tutor')).noToken, 401)
  const response = await serverFetch('/api/tutor/tts', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, voice, shortLanguageCode: language, instructions }),
    signal,
  }).catch(unreachable)
  if (!response.ok) {
    const { message, status } = await readRefusal(response)
    throw new SpeechError(message, status)
  }
  const [audio, words] = await Promise.all([
    response.blob(),
    fetchWords(response.headers.get('x-speech-words'), headers, signal),
  ])
  return { audio, ...(words && { words }) }
}

/** The words of a clip; without them it is heard all the same. */
async function fetchWords(address: string | null, headers: Record<string, string>, signal: AbortSignal) {
  if (!address) return undefined
  const answer = await serverFetch(address, { headers, signal })
    .then((response): unknown => response.json())
    .catch(() => undefined)
  const words = typeof answer === 'object' && answer !== null && 'words' in answer ? answer.words : undefined
  return Array.isArray(words) ? words.filter(isSpokenWord) : undefined
}

const isSpokenWord = (word: unknown): word is SpokenWord =>
  typeof word === 'object' &&
  word !== null &&
  ['offset', 'length', 'start', 'end'].every((field) => typeof Reflect.get(word, field) === 'number')
