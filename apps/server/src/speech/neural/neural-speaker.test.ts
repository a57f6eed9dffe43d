import { supportedLanguages } from '@lingarden/languages/find-language'
import { expect, it, vi } from 'vitest'
import type { VoiceThread } from '../embedded/voice-thread.ts'
import type { Speaker } from '../speaker.ts'
import { createNeuralSpeaker } from './neural-speaker.ts'
import type { NeuralSetting } from './neural-synthesizer.ts'

const never = new AbortController().signal

function open() {
  const synthesize = vi.fn<VoiceThread<NeuralSetting>['synthesize']>((text) =>
    Promise.resolve({ audio: new TextEncoder().encode(`<${text}>`), words: undefined }),
  )
  const plain: Speaker = {
    label: 'plain:1',
    takesInstructions: false,
    speak: ({ text }) =>
      Promise.resolve({ type: 'audio/mpeg', audio: new TextEncoder().encode(`plain ${text}`), words: [] }),
    close: () => Promise.resolve(),
  }
  const speaker = createNeuralSpeaker({ synthesize, close: () => Promise.resolve() }, plain)
  const say = async (text: string, tag = 'es', signal = never) => {
    const language = supportedLanguages.find((known) => known.tag === tag)!
    const { audio } = await speaker.speak({ text, voice: 'nova', language, instructions: undefined }, signal)
    return new TextDecoder().decode(audio)
  }
  return { say, synthesize }
}

it('speaks in parts of whole sentences, with the asked voice and without markup', async () => {
  const { say, synthesize } = open()
  const long = 'Me gusta mucho pasear por el parque cuando hace sol en primavera. '
  expect(await say(`**Buenos días, amigo.** ${long}¿Y a ti?`)).toBe(`<Buenos días, amigo.><${long}¿Y a ti?>`)
  expect(synthesize.mock.calls[0]?.[1]).toEqual({ tag: 'es', voice: 'nova' })
})

it.each([
  ['zh', '马', 'plain 马'],
  ['zh', '你好！', 'plain 你好！'],
  ['zh', '我想喝汤。', '<我想喝汤。>'],
  ['es', 'sí', 'plain sí'],
  ['es', '🙂', 'plain 🙂'],
])('leaves what is too short for the model to the embedded voice: %s %s', async (tag, text, heard) => {
  expect(await open().say(text, tag)).toBe(heard)
})

it('begins no part that nobody waits for any more', async () => {
  const { say, synthesize } = open()
  const leaving = new AbortController()
  synthesize.mockImplementation((_text, _setting, signal) => {
    leaving.abort()
    return Promise.reject(signal.reason as Error)
  })
  await expect(say('Buenos días, amigo. Me gusta mucho pasear.', 'es', leaving.signal)).rejects.toMatchObject(
    {
      name: 'AppError',
    },
  )
  expect(synthesize).toHaveBeenCalledTimes(1)
})
