import { expect, it } from 'vitest'
import { maskedWords } from './masked-words'

it('[3.26] are those of strength 80 and above', () => {
  const bank = [
    { word_string: 'Hola', seen: 10, clicks: 0 },
    { word_string: 'té', seen: 8, clicks: 0 },
    { word_string: 'cuenta', seen: 20, clicks: 20 },
  ]
  expect([...maskedWords(bank)]).toEqual(['hola'])
})

it('never hide that a sentence is denied', () => {
  const bank = ['no', 'Pas', '不', 'casa'].map((word_string) => ({ word_string, seen: 90, clicks: 0 }))
  expect([...maskedWords(bank)]).toEqual(['casa'])
})
