import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider of speech was sent. */
interface SeenCall {
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
  /** Whether the call was ended before its answer was over. */
  isCutOff: boolean
}

export type Act = (response: ServerResponse) => void

export interface FakeVoiceService {
  /** To be SPEECH_BASE_URL. */
  url: string
  calls: SeenCall[]
  /** What it does with the calls to come, the last act for ever. */
  play: (...acts: Act[]) => void
  close: () => void
}

/** A provider of speech at the other end of real HTTP. */
export async function startFakeVoiceService(): Promise<FakeVoiceService> {
  const calls: SeenCall[] = []
  let acts: Act[] = []
  const server = createServer((incoming, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const call = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks),
        isCutOff: false,
      }
      calls.push(call)
      response.on('close', () => {
        call.isCutOff = !response.writableFinished
      })
      const act = acts.length > 1 ? acts.shift() : acts[0]
      act?.(response)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    play: (...next) => {
      acts = next
      calls.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const answerWith =
  (status: number, type: string, body: string | Uint8Array, headers: Record<string, string> = {}): Act =>
  (response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }

/** The start of an MP3 file, by which it is known for one. */
export const fakeMp3 = Uint8Array.of(0xff, 0xf3, 0x60, 0xc4, 1, 2, 3, 4)

export const answerMp3 = answerWith(200, 'audio/mpeg', fakeMp3)

/** An error in the way of OpenAI; a wait that is asked for is a short one. */
export const refuse = (status: number, message = 'Learner said: secret'): Act =>
  answerWith(status, 'application/json', JSON.stringify({ error: { message } }), { 'retry-after-ms': '1' })

/** Takes the call and never answers. */
export const hang: Act = () => undefined

/** Closes the connection without a word. */
export const reset: Act = (response) => {
  response.socket?.destroy()
}
