import { diffSentences } from '@lingarden/text/sentence-diff'
import { expect, it } from 'vitest'
import { gatherChanges } from './gather-changes'

const changesOf = (original: string, corrected: string) =>
  gatherChanges(diffSentences(original, corrected)).map(({ kind, text }) => `${kind}: ${text}`)

it.each([
  [
    'Je vais au école demain',
    'Je vais à l’école demain',
    ['same: Je vais ', 'removed: au école', 'added: à l’école', 'same:  demain'],
  ],
  ['Un voiture', 'Une voiture', ['removed: Un', 'added: Une', 'same:  voiture']],
  // Words between two changes keep them apart.
  [
    'el casa y el mesa',
    'la casa y la mesa',
    ['removed: el', 'added: la', 'same:  casa y ', 'removed: el', 'added: la', 'same:  mesa'],
  ],
  ['我想喝一个咖啡', '我想喝一杯咖啡', ['same: 我想喝一', 'removed: 个', 'added: 杯', 'same: 咖啡']],
])('gathers what was changed side by side: %s', (original, corrected, parts) => {
  expect(changesOf(original, corrected)).toEqual(parts)
})

it('loses nothing of either sentence', () => {
  const [original, corrected] = ['Non, je pas aime le café.', 'Non, je n’aime pas le café.']
  const parts = gatherChanges(diffSentences(original, corrected))
  const textOf = (left: string) => parts.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join('')
  expect(textOf('added')).toBe(original)
  expect(textOf('removed')).toBe(corrected)
})
