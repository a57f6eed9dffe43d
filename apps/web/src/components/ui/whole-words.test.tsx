import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { linePieces, WholeWords } from './whole-words'

it.each([
  ['从第一个词开始学西班牙语', '开始', '西班牙'],
  ['从“你好与再见”开始', '再见”', '开始'],
])('a line of %s ends beside whole words', (title, ...whole) => {
  const pieces = linePieces(title).map(({ text }) => text)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.join('')).toBe(title)
  for (const words of whole)
    expect(
      pieces.some((piece) => piece.includes(words)),
      words,
    ).toBe(true)
  // No line begins with a mark that closes, nor ends with one that opens.
  for (const piece of pieces) expect(piece).not.toMatch(/^[”，。？！]|“$/u)
})

it('words that are written apart stay one text', () => {
  const { container } = render(<WholeWords text="Spanish from the first word" />)
  expect(container.innerHTML).toBe('Spanish from the first word')
})

it('what is read and copied stays the title', () => {
  const { container } = render(<WholeWords text="租一个房间" />)
  expect(container.textContent).toBe('租一个房间')
  expect(container.querySelector('wbr')).not.toBeNull()
})
