import { creditPrices, speechPrice } from '@lingarden/domain/credits'
import { parseLanguageCode, type SupportedLanguage } from '@lingarden/languages/find-language'
import { largestRecording, speechRequestSchema } from '@lingarden/domain/speech'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Credits } from '../credits/credits.ts'
import { withCredits } from '../credits/with-credits.ts'
import { invalidRequest, notFound, tooLarge } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { cleanText, isSpeakable } from '../speech/clean-text.ts'
import { nothingToSay, SpeechFailure, transcriptionUnavailable } from '../speech/failures.ts'
import type { Speech } from '../speech/open-speech.ts'
import { checkRecording } from '../speech/recording.ts'
import type { Clip, Utterance } from '../speech/speaker.ts'

export interface SpeechDeps {
  speech: Pick<Speech, 'reader' | 'transcriber'>
  credits: Credits
  log: Logger
}

/** Where recordings are sent: larger than what other requests may send. */
export const transcriptionPath = '/api/tutor/transcribe-language'

/** What a form may have beside the recording. */
const formBytes = 64 * 1024

/** `POST /tts` and `POST /transcribe-language` (requirements 7.1, 7.2), and `GET /tts/words/:key`. */
export function speechRoutes({ speech, credits, log }: SpeechDeps) {
  const { reader, transcriber } = speech
  const report = (error: unknown, requestId: string): never => {
    if (error instanceof SpeechFailure) log.warn({ problem: error.problem, requestId }, 'Speech failed')
    throw error
  }

  return new Hono<AppEnv>()
    .post('/tts', async (c) => {
      const utterance = await readUtterance(c.req.raw)
      const key = reader.keyOf(utterance)
      const known = await reader.find(key)
      if (known) return answer(key, known)
      const { signal } = c.req.raw
      const purchase = { userId: c.get('user').id, amount: speechPrice(utterance.text), kind: 'speech' }
      const clip = await withCredits(credits, purchase, async (charge) => {
        try {
          const spoken = await reader.read(utterance, signal)
          if (!spoken.isNew) charge(0)
          return spoken.clip
        } catch (error) {
          // Who leaves in the middle has had the provider work: it is paid, as a reply is.
          if (signal.aborted) return undefined
          return report(error, c.get('requestId'))
        }
      })
      return clip ? answer(key, clip) : new Response(null, { status: 499 })
    })

    .get('/tts/words/:key{[0-9a-f]{64}}', async (c) => {
      const clip = await reader.find(c.req.param('key'))
      if (!clip?.words) throw notFound()
      return c.json({ words: clip.words }, 200, { 'cache-control': 'private, max-age=86400' })
    })

    .post(
      '/transcribe-language',
      bodyLimit({ maxSize: largestRecording + formBytes, onError: refuse }),
      async (c) => {
        if (!transcriber) throw transcriptionUnavailable()
        const { audio, language } = await readRecording(c.req.raw)
        const { signal } = c.req.raw
        const purchase = {
          userId: c.get('user').id,
          amount: creditPrices.transcription,
          kind: 'transcription',
        }
        const transcription = await withCredits(credits, purchase, async () => {
          try {
            return await transcriber.transcribe(audio, language, signal)
          } catch (error) {
            if (signal.aborted) return ''
            return report(error, c.get('requestId'))
          }
        })
        return c.json({ transcription })
      },
    )
}

const refuse = (): never => {
  throw tooLarge()
}

/** The audio; where its words are known, the header says where they are told. */
function answer(key: string, { type, audio, words }: Clip): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': 'no-store' })
  if (words) headers.set('x-speech-words', `/api/tutor/tts/words/${key}`)
  return new Response(audio, { headers })
}

async function readUtterance(request: Request): Promise<Utterance> {
  const body: unknown = await request.json().catch(() => {
    throw invalidRequest('The body of this request is not JSON.')
  })
  const parsed = speechRequestSchema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw invalidRequest(`This cannot be read out: ${issue?.path.join('.')} ${issue?.message}`)
  }
  const { text, voice, shortLanguageCode, instructions } = parsed.data
  const language = readLanguage(shortLanguageCode)
  if (!isSpeakable(cleanText(text))) throw nothingToSay()
  return { text, voice, language, instructions }
}

async function readRecording(request: Request): Promise<{ audio: Uint8Array; language: SupportedLanguage }> {
  const form = await request.formData().catch(() => {
    throw invalidRequest('The body of this request is no form, or it did not arrive whole.')
  })
  const language = readLanguage(form.get('languageCode'))
  const file = form.get('audioFile')
  if (!(file instanceof File)) throw invalidRequest('The form has no recording: audioFile is missing.')
  const audio = new Uint8Array(await file.arrayBuffer())
  checkRecording(audio)
  return { audio, language }
}

function readLanguage(code: unknown): SupportedLanguage {
  const parsed = parseLanguageCode(code)
  if (!parsed.ok) throw invalidRequest(parsed.error.message)
  return parsed.language
}
