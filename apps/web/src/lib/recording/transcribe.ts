import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadTexts } from '@/i18n/load-texts'
import { readAuthorization } from '@/lib/authorization'
import { readRefusal, textIn } from '@/lib/refusal'
import { serverFetch } from '@/lib/server-fetch'

/** A recording that was not written down; the message is for the learner. */
export class TranscriptionError extends Error {
  override name = 'TranscriptionError'
  /** Of the answer; 501 where this server has nobody to write down, 0 where there was no answer. */
  readonly status: number

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/**
 * Has a recording written down by the server (requirement 7.1).
 * @throws TranscriptionError with a text for the learner; the signal's reason where it was aborted
 */
export async function transcribe(audio: Blob, language: LanguageTag, signal: AbortSignal): Promise<string> {
  const form = new FormData()
  form.set('audioFile', audio, `recording.${audio.type.includes('mp4') ? 'mp4' : 'webm'}`)
  form.set('languageCode', language)
  const response = await send(form, signal).catch(async (cause: unknown) => {
    if (signal.aborted || cause instanceof TranscriptionError) throw cause
    throw new TranscriptionError((await loadTexts('voice')).notSent, 0, { cause })
  })
  if (!response.ok) {
    const { message, status } = await readRefusal(response)
    const { tutor, voice } = await loadTexts('tutor', 'voice')
    // A bare status would not tell that the recording is kept.
    const isBare = message === tutor.httpError(status)
    throw new TranscriptionError(isBare ? `${voice.notWritten} (${message})` : message, status)
  }
  return textIn(await response.json().catch(() => undefined), 'transcription') ?? ''
}

async function send(body: FormData, signal: AbortSignal): Promise<Response> {
  const headers = await readAuthorization()
  if (!headers) throw new TranscriptionError((await loadTexts('tutor')).noToken, 401)
  return serverFetch('/api/tutor/transcribe-language', { method: 'POST', headers, body, signal })
}
