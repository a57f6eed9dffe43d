import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerWith, startFakeVoiceService } from '../../apps/server/src/speech/testing/fake-voice-service.ts'
import { webmRecording } from '../../apps/server/src/speech/testing/recordings.ts'
import { measure, median, milliseconds, p95, type Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

/** What a sentence of five seconds comes to as the browser records it, in bytes. */
const recordingBytes = 40_000
/** Calls of one learner; their limit is 30 a minute. */
const recordings = 28
/** Calls that warm the server up. */
const warmUp = 8

/** What our server adds between the end of a recording and its text: the provider here answers at once. */
export async function benchTranscription(): Promise<Figure> {
  const service = await startFakeVoiceService()
  service.play(answerWith(200, 'application/json', JSON.stringify({ text: 'Quiero dos cafés.' })))
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir, {
    SPEECH_PROVIDER: 'openai',
    SPEECH_BASE_URL: service.url,
    SPEECH_API_KEY: 'bench',
    TRANSCRIPTION_MODEL: 'bench',
  })
  const token = await signUp(server.url, 'speaker@example.test')
  const times = await measure(recordings, () => transcribe(server.url, token))
  await server.stop()
  service.close()
  await rm(dataDir, { recursive: true })
  const warm = times.slice(warmUp)
  return {
    what: 'from the end of a recording to its text, without the provider, p95 (median)',
    measured: `${milliseconds(p95(warm))} (${milliseconds(median(warm))})`,
    target: '',
  }
}

async function transcribe(url: string, token: string): Promise<void> {
  const audio = new Blob([webmRecording(5), new Uint8Array(recordingBytes)], { type: 'audio/webm' })
  const form = new FormData()
  form.set('audioFile', audio, 'turn.webm')
  form.set('languageCode', 'es')
  const response = await fetch(`${url}/api/tutor/transcribe-language`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`A recording was answered by ${response.status}`)
  await response.body?.cancel()
}
