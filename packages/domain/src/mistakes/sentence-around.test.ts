import { expect, it } from 'vitest'
import { rangeAround } from './sentence-around.ts'

it.each([
  ['un cerveza', 'Hola. Quiero un cerveza, por favor. ¡Gracias!', 'Quiero un cerveza, por favor.'],
  ['la musica', 'Me gusta la musica', 'Me gusta la musica'],
  ['一个咖啡', '你好！我想喝一个咖啡。谢谢。', '我想喝一个咖啡。'],
  // Over the end of a sentence.
  ['allé. Al casa', 'Sí. Ayer allé. Al casa de Ana. Bien.', 'Ayer allé. Al casa de Ana.'],
  // As a word, not inside of one.
  ['un', 'Alguna vez. Es un problema.', 'Es un problema.'],
])('finds the sentence around “%s”', (quoted, message, sentence) => {
  const range = rangeAround(quoted, message)
  expect(message.slice(range?.start, range?.end)).toBe(sentence)
})

it.each([['una cerveza'], ['']])('finds none around what was not written: “%s”', (quoted) => {
  expect(rangeAround(quoted, 'Quiero un cerveza.')).toBeUndefined()
})
