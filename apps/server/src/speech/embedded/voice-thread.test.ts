import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { openEmbeddedThread } from './embedded-thread.ts'
import type { VoiceThread } from './voice-thread.ts'
import { voiceSetting, type VoiceSetting } from './voices.ts'

let thread: VoiceThread<VoiceSetting>
afterEach(() => thread.close())

const never = new AbortController().signal
const coral = voiceSetting('es', 'coral')

it('goes on after a voice that the engine does not know', async () => {
  thread = openEmbeddedThread()
  await expect(thread.synthesize('Hola', { ...coral, id: 'xx' }, never)).rejects.toThrow('xx')
  expect((await thread.synthesize('Hola', coral, never)).audio.length).toBeGreaterThan(1000)
})

it('gives up a text that does not end in time, and no other', async () => {
  thread = openEmbeddedThread({ jobLimit: 1 })
  const texts = [1, 2].map(() => thread.synthesize('Hola. '.repeat(600), coral, never))
  for (const text of texts) await expect(text).rejects.toMatchObject({ name: 'TimeoutError' })
})

it('ends when it has been idle, and starts anew', async () => {
  thread = openEmbeddedThread({ idleLimit: 1 })
  const ended = new Promise((resolve) => {
    vi.spyOn(Worker.prototype, 'terminate').mockImplementationOnce(function terminate(this: Worker) {
      resolve(undefined)
      return this.terminate()
    })
  })
  expect((await thread.synthesize('Hola', coral, never)).words).toHaveLength(1)
  await ended
  expect((await thread.synthesize('Adiós', coral, never)).words).toHaveLength(1)
})
