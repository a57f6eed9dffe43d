import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { pino } from 'pino'
import { createApp } from '../app.ts'
import { createLanguageModelTutor } from '../engines/language-model/create-tutor.ts'
import {
  startFakeProvider,
  type Act,
  type FakeProvider,
} from '../engines/language-model/testing/fake-provider.ts'
import { openSpeech } from '../speech/open-speech.ts'
import { startTestServer } from './start-test-server.ts'

/** A server with one learner who asks for help; each question has a model of its own at the other end of real HTTP. */
export async function openHelpApp(email: string) {
  const log = pino({ level: 'silent' })
  const server = await startTestServer()
  const speech = await openSpeech({ settings: undefined, dataDir: server.dataDir, log })
  const learner = await server.signUp(email)
  const providers: FakeProvider[] = []

  /** Without acts there is no language model. */
  async function ask(path: string, body: unknown, ...acts: Act[]) {
    const provider = acts.length > 0 ? await startFakeProvider(...acts) : undefined
    if (provider) providers.push(provider)
    const model =
      provider &&
      createLanguageModelTutor(
        { provider: 'openai-compatible', model: 'm', baseUrl: provider.url, apiKey: 'key' },
        { report: () => undefined, limits: { totalMs: 1000, firstMs: 300, gapMs: 300 } },
      )
    const app = createApp({
      config: {
        publicUrl: undefined,
        legal: { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' },
      },
      backend: server.backend,
      engine: createPracticeTutor(),
      help: model?.help,
      speech,
      log,
      version: '0.0.0',
      now: Date.now,
      readPage: () => Promise.resolve(''),
      webRoot: undefined,
    })
    const response = await app.request(`/api/tutor/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.accessToken}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: response.status,
      answer: (await response.json()) as unknown,
      requests: provider?.requests ?? [],
    }
  }

  const balance = async () =>
    (await learner.client.from('profiles').select('credits').eq('id', learner.id).single()).data?.credits ?? 0

  return {
    ask,
    balance,
    learner,
    closeProviders: () => {
      for (const provider of providers.splice(0)) provider.close()
    },
    close: async () => {
      await speech.close()
      await server.close()
    },
  }
}
