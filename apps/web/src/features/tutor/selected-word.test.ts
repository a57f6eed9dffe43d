import { expect, it } from 'vitest'
import { wordsOf } from '@/components/words/word-tokens'
import { selectedTerm, stepWord, type SelectedWord } from './selected-word'

const tokens = [
  { kind: 'word' as const, text: 'La', start: 0, term: 'la' },
  { kind: 'space' as const, text: ' ', start: 2 },
  { kind: 'word' as const, text: 'Xyzzy', start: 3 },
  { kind: 'punctuation' as const, text: '.', start: 8 },
]
const first: SelectedWord = { messageId: 'm', sentence: 'La Xyzzy.', words: wordsOf(tokens), index: 0 }

it('[2.51] the word panel steps through the words of a message, and not past its ends', () => {
  expect(selectedTerm(first)).toBe('la')
  const second = stepWord(first, 1)
  expect(second && selectedTerm(second)).toBe('Xyzzy')
  expect(second && stepWord(second, 1)).toBeUndefined()
  expect(stepWord(first, -1)).toBeUndefined()
})
