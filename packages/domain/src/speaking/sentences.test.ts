import { expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

it.each([
  ['es-ES', '¡Hola! Me llamo Ada. ¿Y tú?', ['¡Hola!', 'Me llamo Ada.', '¿Y tú?']],
  ['fr-FR', 'Bonjour ! Ça va ?\nOui.', ['Bonjour !', 'Ça va ?', 'Oui.']],
  ['zh-CN', '你好！我叫小雨。你呢？', ['你好！', '我叫小雨。', '你呢？']],
  ['es-ES', ' 👋 ', []],
  ['es-ES', '', []],
] as const)('%s: %s', (languageCode, text, sentences) => {
  expect(splitSentences(text, languageCode)).toEqual(sentences)
})
