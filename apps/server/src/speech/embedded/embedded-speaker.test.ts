import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { voicesOf } from '@lingarden/languages/loaded'
import { longestSpeechText } from '@lingarden/domain/speech'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { mpegSeconds } from '../testing/mpeg-frames.ts'
import { createEmbeddedSpeaker } from './embedded-speaker.ts'

const speaker = createEmbeddedSpeaker()
afterAll(speaker.close)

const never = new AbortController().signal

function say(
  text: string,
  { tag = 'es', voice = 'coral' }: { tag?: LanguageTag; voice?: 'coral' | 'onyx' } = {},
) {
  const language = supportedLanguages.find((known) => known.tag === tag)!
  return speaker.speak({ text, voice, language, instructions: undefined }, never)
}

it.each(supportedLanguages)(
  '[7.2] speaks $language as MP3 that lasts as a sentence does',
  async ({ tag }) => {
    const { type, audio } = await say(voicesOf(tag).sample, { tag })
    expect(type).toBe('audio/mpeg')
    expect(mpegSeconds(audio)).toBeGreaterThan(2)
    expect(mpegSeconds(audio)).toBeLessThan(8)
  },
)

it('takes longer for more text', async () => {
  const [one, two, four] = await Promise.all([1, 2, 4].map((times) => say('Hola, amigo mío. '.repeat(times))))
  expect(mpegSeconds(two!.audio)).toBeGreaterThan(mpegSeconds(one!.audio) * 1.6)
  expect(mpegSeconds(four!.audio)).toBeGreaterThan(mpegSeconds(two!.audio) * 1.6)
})

it('lasts as long whatever was said before', async () => {
  const first = await say(voicesOf('es').sample)
  await say(voicesOf('zh').sample, { tag: 'zh', voice: 'onyx' })
  const again = await say(voicesOf('es').sample)
  expect(Math.abs(mpegSeconds(again.audio) - mpegSeconds(first.audio))).toBeLessThan(0.1)
})

it.each([
  ['es', 'Buenos días qué tal Me gustaría hablar de tu familia'],
  ['fr', 'Aujourd’hui j’ai mangé l’omelette avec mes amis'],
  ['zh', '你好 我 今 天 想 去 公 园 散 步 你 呢'],
] as const)('tells when each word of %s is heard', async (tag, expected) => {
  const text = voicesOf(tag).sample
  const { words = [], audio } = await say(text, { tag })
  expect(words.map(({ offset, length }) => text.slice(offset, offset + length)).join(' ')).toBe(expected)
  for (const [index, { start, end }] of words.entries()) {
    expect(start).toBe(index === 0 ? 0.05 : words[index - 1]!.end)
    expect(end).toBeGreaterThan(start)
  }
  expect(words.at(-1)!.end).toBeLessThanOrEqual(mpegSeconds(audio))
})

it('places words in the text as it was written, with emoji and markup before them', async () => {
  const text = '😀 <b>Hola</b> **amigo** 👋🏽 adiós'
  const { words = [] } = await say(text)
  expect(words.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
    'Hola',
    'amigo',
    'adiós',
  ])
})

it.each([
  '<break time="9s"/>Hola',
  '<speak>Hola',
  '[[h@l]] Hola',
  '&lt;Hola',
  '\0Hola',
  '\ud800Hola',
  '{"a":"Hola"}',
])('takes %j for text, not for commands', async (text) => {
  expect(mpegSeconds((await say(text)).audio)).toBeLessThan(3)
})

it('speaks whatever it is given', async () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom('<', '&', '[[', 'ñ', '你', ' ', '7', '’'), fc.string()),
  })
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...supportedLanguages), async (given, { tag }) => {
      const { audio, words = [] } = await say(given, { tag })
      expect(mpegSeconds(audio)).toBeGreaterThan(0)
      for (const { offset, length } of words) expect(offset + length).toBeLessThanOrEqual(given.length)
    }),
    { numRuns: 30 },
  )
})

it('speaks the longest text, also without a blank in it', async () => {
  expect(mpegSeconds((await say('Hola. '.repeat(Math.floor(longestSpeechText / 6)))).audio)).toBeGreaterThan(
    200,
  )
  expect(mpegSeconds((await say('a'.repeat(longestSpeechText))).audio)).toBeGreaterThan(1)
})

it('begins no text that nobody waits for any more', async () => {
  const leaving = new AbortController()
  const language = supportedLanguages[1]!
  const long = say('Hola. '.repeat(100))
  const left = speaker.speak(
    { text: 'Adiós', voice: 'ash', language, instructions: undefined },
    leaving.signal,
  )
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'speech_aborted' })
  expect((await long).audio.length).toBeGreaterThan(0)
  expect((await say('Hola')).audio.length).toBeGreaterThan(0)
})
