import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the tutor sent. */
interface SeenRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Whether the tutor ended the call before the answer was over. */
  isCutOff: boolean
}

/** One answer of the provider. */
export type Act = (response: ServerResponse, request: SeenRequest) => void | Promise<void>

export interface FakeProvider {
  /** To be AI_BASE_URL. */
  url: string
  requests: SeenRequest[]
  close: () => void
}

/** A provider at the other end of real HTTP; it plays its acts one after the other, the last one for ever. */
export async function startFakeProvider(...acts: Act[]): Promise<FakeProvider> {
  const requests: SeenRequest[] = []
  const server = createServer((incoming, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>
      const request = { path: incoming.url ?? '', headers: incoming.headers, body, isCutOff: false }
      const act = acts[Math.min(requests.length, acts.length - 1)]
      requests.push(request)
      response.on('close', () => {
        request.isCutOff = !response.writableFinished
      })
      await act?.(response, request)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** An error as providers tell it before they answer. */
export const refuse =
  (status: number, error: Record<string, unknown>, headers: Record<string, string> = {}): Act =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error }))
  }

/** Any other body. */
export const answerBody =
  (status: number, contentType: string, body: string): Act =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType })
    response.end(body)
  }

/** Server-sent events exactly as written. */
export const streamRaw = (text: string): Act => answerBody(200, 'text/event-stream', text)

/** Takes the request and never answers. */
export const hang: Act = () => undefined

/** Closes the connection without a word. */
export const reset: Act = (response) => {
  response.socket?.destroy()
}

export interface SpeechOptions {
  /** UTF-16 code units a chunk. */
  chunk?: number
  /** Between chunks, in milliseconds. */
  gapMs?: number
  finishReason?: string
  hasUsage?: boolean
  /** What happens after so many chunks instead of the rest. */
  breakAfter?: { chunks: number; by: (response: ServerResponse) => void }
}

/** Speaks a text in the way of OpenAI's chat completions. */
export const speak =
  (text: string, options: SpeechOptions = {}): Act =>
  async (response) => {
    const { chunk = 4, gapMs = 0, finishReason = 'stop', hasUsage = true, breakAfter } = options
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (choices: unknown[], more: Record<string, unknown> = {}) =>
      response.write(`data: ${JSON.stringify({ id: 'c1', created: 1, model: 'm', choices, ...more })}\n\n`)
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${chunk}}`, 'g')) ?? []
    for (const [index, content] of pieces.entries()) {
      if (breakAfter?.chunks === index) return breakAfter.by(response)
      if (response.destroyed) return
      send([{ index: 0, delta: { content }, finish_reason: null }])
      if (gapMs > 0) await new Promise((resolve) => setTimeout(resolve, gapMs))
    }
    send([{ index: 0, delta: {}, finish_reason: finishReason }])
    if (hasUsage) send([], { usage: { prompt_tokens: 812, completion_tokens: pieces.length } })
    response.end('data: [DONE]\n\n')
  }
