import { expect, it } from 'vitest'
import { toneOf } from './pinyin-tone'

it.each([
  ['mā', 1],
  ['má', 2],
  ['mǎ', 3],
  ['mà', 4],
  ['ma', 5],
  ['lǜ', 4],
  ['Wǔ', 3],
  ['nü', 5],
])('%s has tone %i', (syllable, tone) => {
  expect(toneOf(syllable)).toBe(tone)
})
