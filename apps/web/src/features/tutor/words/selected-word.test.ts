import { expect, it } from 'vitest'
import { wordsOf } from '@/components/words/word-tokens'
import { followWord, selectedTerm, stepWord, type SelectedWord } from './selected-word'

const tokens = [
  { kind: 'word' as const, text: 'La', start: 0, term: 'la' },
  { kind: 'space' as const, text: ' ', start: 2 },
  { kind: 'word' as const, text: 'Xyzzy', start: 3 },
  { kind: 'punctuation' as const, text: '.', start: 8 },
]
const first: SelectedWord = {
  messageId: 'm',
  sentence: 'La Xyzzy.',
  kept: 'La Xyzzy.',
  words: wordsOf(tokens),
  index: 0,
}

it('the word panel shows a word that was joined as a whole, and one that was split by its first part', () => {
  const joined = [{ kind: 'word' as const, text: 'La Xyzzy', start: 0, term: 'la xyzzy' }, ...tokens.slice(3)]
  const second = { ...first, index: 1 }
  const whole = followWord(second, joined)
  expect([selectedTerm(whole), whole.index]).toEqual(['la xyzzy', 0])
  expect(selectedTerm(followWord(whole, tokens))).toBe('la')
  const other = [{ kind: 'word' as const, text: 'Otra', start: 0, term: 'otra' }]
  expect(followWord(second, other)).toBe(second)
  expect(followWord(second, [])).toBe(second)
})

it('[2.51] the word panel steps through the words of a message, and not past its ends', () => {
  expect(selectedTerm(first)).toBe('la')
  const second = stepWord(first, 1)
  expect(second && selectedTerm(second)).toBe('Xyzzy')
  expect(second && stepWord(second, 1)).toBeUndefined()
  expect(stepWord(first, -1)).toBeUndefined()
})
