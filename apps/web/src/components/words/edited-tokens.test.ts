import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { editSentence } from '@lingarden/domain/sentence-edits'
import { expect, it } from 'vitest'
import { editTokens } from './edited-tokens'

const phrases = new Set(['por favor', 'buenos días'])
const split = (text: string) =>
  tokenize(text, 'es', {
    longestTerm: 2,
    lookUp: (term) => (!term.includes(' ') || phrases.has(term) ? { term } : undefined),
  })
const lay = (sentence: string, original: string, corrected: string) => {
  const tokens = split(sentence)
  const laid = editTokens(tokens, editSentence(sentence, [{ original, corrected, explanation: '' }]).edits)
  return (
    laid && {
      removed: tokens.filter(({ start }) => laid.removed.has(start)).map(({ text }) => text),
      added: [...laid.added],
    }
  )
}

it('words that are wrong are struck, and what is right comes after them', () => {
  expect(lay('Quiero un cerveza', 'un', 'una')).toEqual({
    removed: ['un'],
    added: [[9, { text: 'una', replaces: true, isHidden: false }]],
  })
  expect(lay('Voy playa', 'Voy playa', 'Voy a la playa')).toEqual({
    removed: [],
    added: [[4, { text: 'a la ', replaces: false, isHidden: false }]],
  })
  expect(lay('Estoy bien', 'bien', 'bien.')?.added).toEqual([
    [10, { text: '.', replaces: false, isHidden: false }],
  ])
})

it('of two edits side by side both show, what is put in before what is behind it', () => {
  const tokens = split('Tengo perro')
  const at = (start: number, end: number, added: string) => ({ start, end, added })
  expect([...(editTokens(tokens, [at(0, 5, 'Quiero'), at(5, 5, ' un')])?.added ?? [])]).toEqual([
    [5, { text: 'Quiero un', replaces: true, isHidden: false }],
  ])
  expect([...(editTokens(tokens, [at(6, 6, 'un '), at(6, 11, 'gato')])?.added ?? [])]).toEqual([
    [6, { text: 'un ', replaces: false, isHidden: false }],
    [11, { text: 'gato', replaces: true, isHidden: false }],
  ])
})

it('what stands beside a hidden edit is hidden with it', () => {
  const edits = [
    { start: 0, end: 5, added: 'Quiero', isHidden: true },
    { start: 5, end: 5, added: ' un' },
  ]
  expect(editTokens(split('Tengo perro'), edits)?.added.get(5)).toMatchObject({ isHidden: true })
})

it('an edit inside a word of several words cannot be laid over it', () => {
  expect(lay('Un café, por favor', 'favor', 'favores')).toBeUndefined()
})
