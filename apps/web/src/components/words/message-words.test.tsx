import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MessageWords } from './message-words'

const onSelect = vi.fn<(index: number, until: number) => void>()
const lookup = { longestTerm: 2, lookUp: (term: string) => (term === 'xyzzy' ? undefined : { term }) }
const nothing: ReadonlySet<string> = new Set()

beforeEach(() => void onSelect.mockReset())

function show(masked = nothing) {
  render(
    <MessageWords
      tokens={tokenize('Hola, xyzzy amigo.', 'es', { ...lookup, longestTerm: 1 })}
      languageCode="es-ES"
      selected={undefined}
      masked={masked}
      showsReadings={false}
      onSelect={onSelect}
    />,
  )
  return screen.getAllByRole('button')
}

describe('the words of a message', () => {
  it('are buttons, also those that no dictionary knows; punctuation is none', () => {
    expect(show().map(({ textContent }) => textContent)).toEqual(['Hola', 'xyzzy', 'amigo'])
  })

  it('are one tab stop, and arrow keys, Home and End move between them', () => {
    const words = show()
    const focused = () => words.findIndex((word) => word === document.activeElement)
    expect(words.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    act(() => words[0]?.focus())
    const path = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return focused()
    })
    expect(path).toEqual([1, 2, 0, 2, 0, 2])
    expect(words.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })

  it('[2.51] tell which was clicked', () => {
    const [, , amigo] = show()
    if (amigo) fireEvent.click(amigo)
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(2, 2)
  })

  it('are taken together with Shift and the arrows, told, and chosen with Enter', () => {
    const words = show()
    act(() => words[0]?.focus())
    const press = (key: string, shiftKey = false) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey })
    press('ArrowRight', true)
    press('ArrowRight', true)
    press('ArrowLeft', true)
    expect(words.map((word) => word.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false'])
    expect(screen.getByRole('status').textContent).toMatch(/^2 words taken, from “Hola” to “xyzzy”/)
    expect(onSelect).not.toHaveBeenCalled()
    // What Enter does on a button.
    if (words[1]) fireEvent.click(words[1], { detail: 0 })
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(0, 1)
  })

  it('are let go of with Escape', () => {
    const words = show()
    act(() => words[1]?.focus())
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight', shiftKey: true })
    expect(screen.getByRole('status')).toBeTruthy()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(screen.queryByRole('status')).toBeNull()
    expect(words.every((word) => word.getAttribute('aria-pressed') === 'false')).toBe(true)
  })

  it('are taken up to the one that is clicked with Shift', () => {
    const [hola, , amigo] = show()
    if (hola && amigo) {
      fireEvent.click(hola, { detail: 1 })
      fireEvent.click(amigo, { detail: 1, shiftKey: true })
    }
    expect(onSelect).toHaveBeenLastCalledWith(0, 2)
  })

  it('[3.26] hide those that the learner knows well', () => {
    const words = show(new Set(['hola']))
    expect(words.map((word) => word.querySelector('[data-masked]') !== null)).toEqual([true, false, false])
  })
})

it('[3.1] Mandarin shows pinyin above the words; what is read and copied stays the sentence', () => {
  render(
    <MessageWords
      tokens={[
        { kind: 'word', text: '你好', start: 0, term: '你好', reading: 'nǐ hǎo' },
        { kind: 'punctuation', text: '。', start: 2 },
      ]}
      languageCode="zh-CN"
      selected={{ from: 0, to: 0 }}
      masked={new Set(['你好'])}
      showsReadings
      onSelect={onSelect}
    />,
  )
  const word = screen.getByRole('button', { pressed: true })
  expect(word.textContent).toBe('你好')
  expect(word.querySelector('rt')?.querySelectorAll('[data-syllable]')).toHaveLength(2)
  expect(word.querySelector('[data-masked]')).toBeNull()
  expect(word.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
})
