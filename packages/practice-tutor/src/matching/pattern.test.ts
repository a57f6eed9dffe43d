import { expect, it } from 'vitest'
import { parsePattern } from './pattern.ts'

it('reads choices, optional pieces and slots', () => {
  expect(parsePattern('un [gran] {drink}|(sí)')).toEqual([
    [
      { kind: 'text', text: 'un ' },
      { kind: 'choice', choices: [[], [{ kind: 'text', text: 'gran' }]] },
      { kind: 'text', text: ' ' },
      { kind: 'slot', name: 'drink' },
    ],
    [{ kind: 'choice', choices: [[{ kind: 'text', text: 'sí' }]] }],
  ])
})

it.each(['(a|b', '[a', 'a (b]', '{drink'])('refuses what is not closed: %s', (pattern) => {
  expect(() => parsePattern(pattern)).toThrow(`Pattern not closed: ${pattern}`)
})
