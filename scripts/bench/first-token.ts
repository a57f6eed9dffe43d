import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  speak,
  startFakeProvider,
  type FakeProvider,
} from '../../apps/server/src/engines/language-model/testing/fake-provider.ts'
import { fullAnswer } from '../../apps/server/src/engines/language-model/testing/turn-input.ts'
import { median, milliseconds, p95, type Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const learners = 5
/** Turns of one learner; their limit is 60 a minute. */
const turnsEach = 50
/** Turns that warm the server up: those of the first learner. */
const warmUp = 50
/** Time that the model takes before it speaks, in milliseconds. */
const thinkingMs = 30
/** UTF-16 code units of the model's first piece, enough for the first sentence. */
const firstPiece = 64

/**
 * What our server adds to a model's time to first text: a turn over HTTP beside the same answer asked of the model itself,
 * in turns, without the time that the model thought. The same quantile of both is compared, as the machine's own hiccups are
 * in both; what each turn took more than the model mostly takes is told beside it. The model's first piece holds a sentence:
 * how long a slower model's beginning is held to be measured by the learner's level is the model's time, 250 ms at most
 * (docs/decisions/0011).
 */
export async function benchFirstToken(): Promise<Figure> {
  let thought = 0
  const provider = await startFakeProvider(async (response, request) => {
    const start = performance.now()
    await new Promise((resolve) => setTimeout(resolve, thinkingMs))
    thought = performance.now() - start
    await speak(JSON.stringify(fullAnswer), { chunk: firstPiece, gapMs: 1 })(response, request)
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir, {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.url,
    AI_MODEL: 'bench',
  })
  const throughUs: number[] = []
  const direct: number[] = []
  for (let learner = 0; learner < learners; learner++) {
    const token = await signUp(server.url, `first-${learner}@example.test`)
    for (let turn = 0; turn < turnsEach; turn++) {
      throughUs.push((await timeOfTurn(server.url, token)) - thought)
      direct.push((await timeOfModel(provider)) - thought)
    }
  }
  await server.stop()
  provider.close()
  await rm(dataDir, { recursive: true })
  const [ours, itself] = [throughUs.slice(warmUp), direct.slice(warmUp)]
  const least = Math.min(...ours) - median(itself)
  return {
    what: 'what the server adds to the first text of a model, at p95 (median, least; p95 less the model’s median)',
    measured: `${milliseconds(p95(ours) - p95(itself))} (${milliseconds(median(ours) - median(itself))}, ${milliseconds(least)}; ${milliseconds(p95(ours) - median(itself))})`,
    target: '15 ms',
  }
}

const timeOfTurn = (url: string, token: string): Promise<number> =>
  timeToFirst('reply-delta', `${url}/api/tutor/turn`, {
    headers: { authorization: `Bearer ${token}` },
    body: { languageCode: 'es-ES', message: 'Quiero un agua frío' },
  })

const timeOfModel = ({ url }: FakeProvider): Promise<number> =>
  timeToFirst('content', `${url}/chat/completions`, { headers: {}, body: { stream: true } })

async function timeToFirst(
  word: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: object },
): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok || !response.body) throw new Error(`${url} answered with ${response.status}`)
  let first = 0
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (first === 0 && text.includes(word)) first = performance.now() - start
  }
  if (first === 0) throw new Error(`${url} answered without a reply`)
  return first
}
