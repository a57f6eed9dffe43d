import { expect, it } from 'vitest'
import { maskedWords } from './masked-words'

const planted = { planted_at: '2026-11-20T08:00:00Z' }

it('[3.26] are those of strength 80 and above', () => {
  const bank = [
    { ...planted, word_string: 'Hola', seen: 10, clicks: 0 },
    { ...planted, word_string: 'té', seen: 8, clicks: 0 },
    { ...planted, word_string: 'cuenta', seen: 20, clicks: 20 },
  ]
  expect([...maskedWords(bank, 'es')]).toEqual(['hola'])
})

it.each([
  ['es', 'No', 'casa'],
  ['fr', 'Pas', 'maison'],
  ['zh', '不', '家'],
] as const)('never hide that a sentence is denied (%s)', (language, negation, word) => {
  const bank = [negation, word].map((word_string) => ({ ...planted, word_string, seen: 90, clicks: 0 }))
  expect([...maskedWords(bank, language)]).toEqual([word])
})

it('never hide what the tutor alone said', () => {
  expect([...maskedWords([{ word_string: 'vous', seen: 90, clicks: 0, planted_at: null }], 'fr')]).toEqual([])
})
