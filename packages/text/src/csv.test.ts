import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeCsv, writeTable } from './csv.ts'
import { guardFormula, unguardFormula } from './formula-guard.ts'

it('guards what could run in a spreadsheet, and takes the guard off again', () => {
  expect(['=1+1', '+1', '-ci', '@a', '\tx', '＝1', "'=x"].map(guardFormula)).toEqual([
    "'=1+1",
    "'+1",
    "'-ci",
    "'@a",
    "'\tx",
    "'＝1",
    "''=x",
  ])
  expect(["l'eau", "'tis", 'sol', ''].map(guardFormula)).toEqual(["l'eau", "'tis", 'sol', ''])
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', '@') }), (cell) => {
      expect(unguardFormula(guardFormula(cell))).toBe(cell)
      expect(guardFormula(cell)).not.toMatch(/^[=\-@]/u)
    }),
  )
})

it('quotes what would be read as another cell or row, and nothing else', () => {
  const rows = [
    ['plain', 'a, b', 'said "ten"', 'two\nlines', ' space', '#'],
    ['', '=1+1'],
  ]
  expect(writeTable(rows, { separator: ',', newline: '\n', mustQuote: (cell) => cell === '#' })).toBe(
    'plain,"a, b","said ""ten""","two\nlines"," space","#"\n,=1+1\n',
  )
  expect(writeTable([['a, b', 'c\td']], { separator: '\t', newline: '\n' })).toBe('a, b\t"c\td"\n')
  expect(writeCsv([['=1+1', -2]])).toBe("\uFEFF'=1+1,-2\r\n")
})
