import { expect, it } from 'vitest'
import { hintTerms, searchTerms } from './search-terms.ts'
import { suggestionStatuses, takesVotes } from './suggestion.ts'

it('a search looks for words, whatever stands between them', () => {
  expect(searchTerms('Dark mode, for the TUTOR (dark)')).toEqual(['dark', 'mode', 'for', 'the', 'tutor'])
  expect(searchTerms('año 2027')).toEqual(['año', '2027'])
})

it('a search in Chinese looks for pairs of characters', () => {
  expect(searchTerms('深色模式')).toEqual(['深色', '色模', '模式'])
  expect(searchTerms('暗 mode')).toEqual(['暗', 'mode'])
})

it.each(['', '   ', '%_\\', "'; --", '🌱'.repeat(500)])('%j looks for nothing', (text) => {
  expect(searchTerms(text)).toEqual([])
})

it('a search is bounded', () => {
  expect(searchTerms(Array.from({ length: 40 }, (_, place) => `word${place} x`).join(' '))).toHaveLength(12)
  expect(searchTerms('x'.repeat(5000))[0]).toHaveLength(100)
})

it('something alike is found by its longer words', () => {
  expect(hintTerms('Add a dark mode to the app')).toEqual(['dark', 'mode'])
})

it('what is done or declined takes no votes', () => {
  expect(suggestionStatuses.filter(takesVotes)).toEqual(['open', 'planned'])
})
