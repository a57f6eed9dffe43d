import { expect, it } from 'vitest'
import { readOpening, type OpeningWords } from './opening-words.ts'

const words: OpeningWords = {
  lines: [
    ['¡', ['Hola', 'hola'], '! ', ['Soy', 'soy'], ' ', 0, '.'],
    [0, '，', ['您好', null, 'nín hǎo']],
    ['¿', ['Qué', 'qué'], '?'],
  ],
  entries: {},
}

it('reads a line with the name of any tutor in it', () => {
  expect(readOpening(words, '¡Hola! Soy María Luz.')?.filter(({ kind }) => kind === 'word')).toEqual([
    { kind: 'word', text: 'Hola', term: 'hola', start: 1 },
    { kind: 'word', text: 'Soy', term: 'soy', start: 7 },
    { kind: 'word', text: 'María Luz', role: 'name', start: 11 },
  ])
  expect(readOpening(words, '小雨，您好')?.at(-1)).toEqual({
    kind: 'word',
    text: '您好',
    reading: 'nín hǎo',
    start: 3,
  })
})

it('leaves what follows the line as it is', () => {
  const text = '¿Qué? Me alegro de verte, Ada.'
  const tokens = readOpening(words, text)
  expect(tokens?.map((token) => token.text).join('')).toBe(text)
  expect(tokens?.at(-1)).toMatchObject({ kind: 'punctuation', text: ' Me alegro de verte, Ada.' })
})

it.each(['', '¡Hola', '¡Hola! Soy .', 'Buenos días.'])('knows nothing of “%s”', (text) => {
  expect(readOpening(words, text)).toBeUndefined()
})
