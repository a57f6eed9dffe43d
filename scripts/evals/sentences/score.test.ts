import type { Correction } from '@lingarden/domain/tutor-turn'
import { describe, expect, it } from 'vitest'
import { countsOf, outcomeOf, perhapsOf, type CheckedSentence } from './score.ts'

type Made = [original: string, corrected: string, perhaps?: 'perhaps']

/** A sentence in which these things were corrected. */
function result(text: string, right: string[], ...made: Made[]): CheckedSentence {
  const corrections = made.map(([original, corrected, perhaps]): Correction => {
    const correction = { original, corrected, explanation: '' }
    return perhaps ? { ...correction, perhaps: true } : correction
  })
  const type = right.length > 0 ? 'article' : undefined
  return { tag: 'es', sentence: { level: 'A1', text, right, type }, corrections }
}

const problem = (...made: Made[]) => result('La problema es grande', ['El problema es grande'], ...made)

describe('what became of a sentence', () => {
  it.each<[string, CheckedSentence]>([
    ['mended', problem(['La problema', 'El problema'])],
    ['mended', problem(['la problema es', 'el problema es'], ['La', 'El'])],
    ['otherwise', problem(['problema', 'problemo'])],
    ['otherwise', problem(['La', 'El'], ['grande', 'gran'])],
    ['missed', problem()],
    ['missed', problem(['La', 'El', 'perhaps'])],
    ['silent', result('Hola, Ana', [])],
    ['silent', result('Hola, Ana', [], ['Ana', 'Anna', 'perhaps'])],
    ['alarm', result('Hola, Ana', [], ['Ana', 'Anna'])],
  ])('%s', (outcome, turn) => expect(outcomeOf(turn)).toBe(outcome))

  it('a correction is made where it stands as whole words, and beside another', () => {
    expect(outcomeOf(result('alguna un casa', ['alguna una casa'], ['un', 'una']))).toBe('mended')
    const touching = result('que je vais là', ["que j'aille là"], ['je ', "j'"], ['vais', 'aille'])
    expect(outcomeOf(touching)).toBe('mended')
  })
})

it('counts by language and type, and leaves out types without a sentence', () => {
  const results = [
    problem(['La', 'El']),
    problem(['problema', 'problemo']),
    problem(),
    result('Hola, Ana', []),
    result('Hola, Ana', [], ['Ana', 'Anna']),
  ]
  const counts = { wrong: 3, mended: 1, otherwise: 1 }
  expect(countsOf('es', results)).toEqual({
    tag: 'es',
    ...counts,
    right: 2,
    alarms: 1,
    types: [{ type: 'article', ...counts }],
  })
  expect(countsOf('fr', results).wrong).toBe(0)
})

it('counts apart what is only perhaps wrong', () => {
  const results = [problem(['La', 'El', 'perhaps']), problem(['La', 'Lo', 'perhaps']), problem(['La', 'El'])]
  expect(perhapsOf(results)).toEqual({ part: 1, whole: 2 })
})
