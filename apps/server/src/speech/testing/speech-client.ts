import type { TestLearner, TestServer } from '../../test/start-test-server.ts'

/** The speech calls of a learner, as the web app makes them. */
export function speechClient(server: TestServer, learner: TestLearner) {
  const headers = { authorization: `Bearer ${learner.accessToken}` }
  return {
    say: (body: unknown, init: RequestInit = {}) =>
      fetch(`${server.url}/api/tutor/tts`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
    get: (path: string) => fetch(server.url + path, { headers }),
    transcribe: (audio: Uint8Array<ArrayBuffer> | undefined, languageCode = 'es', init: RequestInit = {}) => {
      const form = new FormData()
      if (audio) form.set('audioFile', new Blob([audio], { type: 'audio/webm' }), 'turn.webm')
      form.set('languageCode', languageCode)
      return fetch(`${server.url}/api/tutor/transcribe-language`, {
        method: 'POST',
        headers,
        body: form,
        ...init,
      })
    },
    post: (path: string, body: BodyInit, more: Record<string, string> = {}) =>
      fetch(server.url + path, { method: 'POST', headers: { ...headers, ...more }, body }),
    credits: async () => {
      const response = await fetch(`${server.url}/api/credits`, { headers })
      return ((await response.json()) as { credits: number }).credits
    },
  }
}

export type SpeechClient = ReturnType<typeof speechClient>

/** The body of an error, and its status. */
export async function errorOf(response: Response) {
  return { status: response.status, ...((await response.json()) as { error: string; code: string }) }
}
