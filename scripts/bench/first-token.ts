import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  speak,
  startFakeProvider,
} from '../../apps/server/src/engines/language-model/testing/fake-provider.ts'
import { fullAnswer } from '../../apps/server/src/engines/language-model/testing/turn-input.ts'
import { milliseconds, p95, type Figure } from './figure.ts'
import { signUp } from './memory.ts'
import { startServer } from './server-process.ts'

const learners = 5
/** Turns of one learner; their limit is 60 a minute. */
const turnsEach = 50
/** Turns that warm the server up. */
const warmUp = 20
/** Time that the model takes before it speaks, in milliseconds. */
const thinkingMs = 30

/** What our server adds to a model's time to first text, over HTTP at both ends. */
export async function benchFirstToken(): Promise<Figure> {
  let thought = 0
  const provider = await startFakeProvider(async (response, request) => {
    const start = performance.now()
    await new Promise((resolve) => setTimeout(resolve, thinkingMs))
    thought = performance.now() - start
    await speak(JSON.stringify(fullAnswer), { chunk: 16, gapMs: 1 })(response, request)
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir, {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.url,
    AI_MODEL: 'bench',
  })
  const samples: number[] = []
  for (let learner = 0; learner < learners; learner++) {
    const token = await signUp(server.url, `first-${learner}@example.test`)
    for (let turn = 0; turn < turnsEach; turn++) {
      const waited = await timeToFirstText(server.url, token)
      samples.push(waited - thought)
    }
  }
  await server.stop()
  provider.close()
  await rm(dataDir, { recursive: true })
  const warm = samples.slice(warmUp).toSorted((a, b) => a - b)
  return {
    what: 'what the server adds to the first text of a model, p95 (median)',
    measured: `${milliseconds(p95(warm))} (${milliseconds(warm[warm.length >> 1] ?? 0)})`,
    target: '15 ms',
  }
}

async function timeToFirstText(url: string, token: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${url}/api/tutor/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ languageCode: 'es-ES', message: 'Quiero un agua frío' }),
  })
  if (!response.ok || !response.body) throw new Error(`A turn was answered by ${response.status}`)
  let first = 0
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (first === 0 && text.includes('reply-delta')) first = performance.now() - start
  }
  if (first === 0) throw new Error('A turn came without a reply')
  return first
}
