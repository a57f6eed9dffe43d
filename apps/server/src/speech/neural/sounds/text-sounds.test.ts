import { openDictionary } from '@lingarden/content/open-dictionary'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { voicesOf } from '@lingarden/languages/loaded'
import { beforeAll, expect, it } from 'vitest'
import { loadEspeak, type Espeak } from '../../embedded/espeak.ts'
import { latinSounds } from './latin-sounds.ts'

let espeak: Espeak
let dictionary: DictionaryIndex
beforeAll(async () => {
  ;[espeak, dictionary] = await Promise.all([loadEspeak(), openDictionary('zh-CN')])
})

const latin = (text: string, language: string) =>
  latinSounds(text, (clause) => espeak.phonemize(clause, language))

it.each([
  ['es', 'Buenos días, ¿qué tal?', 'bwˈenos ðˈias, kˈe tˈal?'],
  ['es', 'un chico «guapo»', 'ˈun ʧˈiko “ɡwˈapo”'],
  ['es', 'Son 3,5 euros.', 'sˈon tɾˈes koma θˈinko ˈeʊɾos.'],
  ['fr', 'Un bon vin (blanc) !', 'œ̃ bˈɔ̃ vˈɛ̃ (blˈɑ̃) !'],
  ['fr', 'mes amis', 'mez amˈi'],
  ['es', '…', '…'],
])('%s: %s is %s', (language, text, sounds) => {
  expect(latin(text, language)).toBe(sounds)
})

it.each([
  ['你好！', 'ni↗xau↓!'],
  // The same character by what stands around it: háng, then xíng.
  ['银行，不行。', 'i↗nxa↗ŋ, pu↘ɕi↗ŋ.'],
  ['不是一个', 'pu↗ʂɨ↘ i↗kɤ'],
  ['我叫Ada。', 'wo↓ ʨjau↘ ˈAdə.'],
  ['2个苹果', 'lja↓ŋ kɤ↘ pʰi↗ŋkwo↓'],
])('zh: %s is %s', (text, sounds) => {
  expect(voicesOf('zh').neural?.writeSounds?.(text, dictionary, (word) => latin(word, 'en-us'))).toBe(sounds)
})
