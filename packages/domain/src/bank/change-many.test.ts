import { expect, it } from 'vitest'
import { wordLimits } from '../bank-transfer/transfer-word.ts'
import { bankWord } from './bank-word-sample.ts'
import { countTags, noteMany, tagMany } from './change-many.ts'

const full = Array.from({ length: wordLimits.tags }, (_, index) => `t${index}`)
const words = [bankWord({ term: 'sol', notes: 'warm' }), bankWord({ term: 'mar', tags: full })]

it('tags words, and says which have no room for another tag', () => {
  const change = { add: ['new'], remove: [] }
  expect(tagMany(words, change)).toEqual({ edit: { kind: 'tag', words: ['sol'], ...change }, full: ['mar'] })
  const lessAndMore = { add: ['new'], remove: ['t0'] }
  expect(tagMany(words, lessAndMore).full).toEqual([])
})

it('adds a note below what was noted before, once', () => {
  const changesOf = (note: string) => {
    const { edit } = noteMany(words, note)
    return edit.kind === 'set' ? edit.changes.map(({ change }) => change.notes) : []
  }
  expect(changesOf('sea and sky')).toEqual(['warm\nsea and sky', 'sea and sky'])
  expect(changesOf('warm')).toEqual(['warm', 'warm'])
})

it('leaves out words whose notes would be too long, and names them', () => {
  const note = 'x'.repeat(wordLimits.notes - 2)
  expect(noteMany(words, note)).toMatchObject({ full: ['sol'], edit: { changes: [{ word: 'mar' }] } })
})

it('lists tags, the most used first', () => {
  expect(countTags([{ tags: ['b', 'a'] }, { tags: ['c'] }, { tags: ['c'] }])).toEqual(['c', 'a', 'b'])
})
