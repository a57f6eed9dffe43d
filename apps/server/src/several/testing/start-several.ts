import type { FakeVoiceService } from '../../speech/testing/fake-voice-service.ts'
import type { SpeechSettings } from '../../speech/settings.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../test/start-test-server.ts'

export interface Several {
  servers: TestServer[]
  /** One of them, the first after the last. */
  turn: (place: number) => TestServer
  close: () => Promise<void>
}

/** Servers on one database, each with connections, memory and mailbox of its own. */
export async function startSeveral(count: number, options: TestServerOptions = {}): Promise<Several> {
  const first = await startTestServer(options)
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () => startTestServer({ ...options, beside: first })),
  )
  const servers = [first, ...others]
  return {
    servers,
    turn: (place) => servers[place % servers.length] ?? first,
    close: async () => {
      await Promise.all(others.map((server) => server.close()))
      await first.close()
    },
  }
}

/** A provider of speech that is paid for each clip. */
export const paidSpeech = ({ url }: FakeVoiceService): SpeechSettings => ({
  provider: 'openai',
  speechModel: 'gpt-4o-mini-tts',
  transcriptionModel: undefined,
  baseUrl: url,
  apiKey: 'sk-test-key',
})
