import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { speechParts } from '@lingarden/domain/speech/speech-parts'
import { measure, median, milliseconds, p95, type Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const learners = 2
/** Turns of one learner; their limit is 60 a minute. */
const turnsEach = 40
const sentences = 60
/** Calls that warm the server up. */
const warmUp = 8

/** The embedded voice over HTTP: a sentence on its own, and from a learner's message to the first sound of the reply. */
export async function benchFirstAudio(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const alone = await speaker(server.url, 'sentence@example.test')
  const sentence = await measure(sentences, (place) =>
    alone(`Hoy hace buen tiempo y somos ${place + 20} amigos.`),
  )
  const turns: number[] = []
  for (let learner = 0; learner < learners; learner++) {
    const token = await signUp(server.url, `audio-${learner}@example.test`)
    const speak = await speaker(server.url, `ear-${learner}@example.test`)
    turns.push(
      ...(await measure(turnsEach, (place) => firstSound(server.url, token, speak, learner * 100 + place))),
    )
  }
  await server.stop()
  await rm(dataDir, { recursive: true })
  return [
    figure('embedded voice: a sentence, over HTTP, p95 (median)', sentence, '100 ms'),
    figure('from a message to the first sound of the reply, p95 (median)', turns, '150 ms'),
  ]
}

function figure(what: string, samples: readonly number[], target: string): Figure {
  const warm = samples.slice(warmUp)
  return { what, measured: `${milliseconds(p95(warm))} (${milliseconds(median(warm))})`, target }
}

async function post(url: string, token: string, body: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} was answered by ${response.status}`)
  return response
}

async function speaker(url: string, email: string): Promise<(text: string) => Promise<unknown>> {
  const token = await signUp(url, email)
  return async (text) =>
    (await post(`${url}/api/tutor/tts`, token, { text, shortLanguageCode: 'es' })).bytes()
}

/** The page asks for the first part of a reply as soon as it is there; no two are the same, so none comes from the cache. */
async function firstSound(
  url: string,
  token: string,
  speak: (text: string) => Promise<unknown>,
  place: number,
): Promise<void> {
  const body = { languageCode: 'es-ES', message: `Quiero ${place} cafés` }
  const turn = await post(`${url}/api/tutor/turn`, token, body)
  if (!turn.body) throw new Error('A turn came without a reply')
  let events = ''
  let sound: Promise<unknown> | undefined
  const speakOnce = (isWhole: boolean) => {
    const reply = deltasOf(events)
    const [part] = speechParts(reply, isWhole)
    if (part) sound ??= speak(`${place}. ${reply.slice(part.start, part.end)}`)
  }
  for await (const chunk of turn.body.pipeThrough(new TextDecoderStream())) {
    events += chunk
    speakOnce(events.includes('"reply"'))
  }
  speakOnce(true)
  await sound
}

/** The reply as far as the events that are whole tell it. */
function deltasOf(events: string): string {
  const lines = events.split('\n').slice(0, -1)
  return lines
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as { type?: string; text?: string })
    .filter(({ type }) => type === 'reply-delta')
    .map(({ text }) => text)
    .join('')
}
