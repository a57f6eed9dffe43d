import { supportedLanguages, voices } from '@lingarden/languages/find-language'
import { voicesOf } from '@lingarden/languages/loaded'
import { beforeAll, expect, it } from 'vitest'
import { distance, voiceTraits } from '../testing/voice-traits.ts'
import { loadEspeak, type Espeak } from './espeak.ts'
import { voiceSetting } from './voices.ts'

let espeak: Espeak
beforeAll(async () => {
  espeak = await loadEspeak()
})

it.each(supportedLanguages)('[9.1a] has ten voices in $language that an ear tells apart', ({ tag }) => {
  const hear = (voice: (typeof voices)[number]) =>
    voiceTraits(espeak.speak(voicesOf(tag).sample, voiceSetting(tag, voice)).samples, espeak.sampleRate)
  const heard = voices.map(hear)
  expect(heard).toHaveLength(10)
  for (const [index, traits] of heard.entries()) {
    const voice = voices[index]!
    expect(distance(traits, hear(voice)), `${voice} again`).toBeLessThan(0.06)
    for (const [other, otherTraits] of heard.slice(0, index).entries()) {
      expect(distance(traits, otherTraits), `${voice} and ${voices[other]}`).toBeGreaterThan(0.12)
    }
  }
})

it('speaks in no voice that the engine does not know', () => {
  const unknown = { ...voiceSetting('es', 'coral'), id: 'xx' }
  expect(() => espeak.speak('Hola', unknown)).toThrow('xx')
})
