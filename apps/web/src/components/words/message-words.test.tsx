import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MessageWords } from './message-words'

const onSelect = vi.fn<(index: number) => void>()
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
      hoverDictionary={undefined}
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
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
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
      selected={0}
      masked={new Set(['你好'])}
      showsReadings
      hoverDictionary={undefined}
      onSelect={onSelect}
    />,
  )
  const word = screen.getByRole('button', { pressed: true })
  expect(word.textContent).toBe('你好')
  expect(word.querySelector('rt')?.querySelectorAll('[data-syllable]')).toHaveLength(2)
  expect(word.querySelector('[data-masked]')).toBeNull()
  expect(word.closest('[lang]')?.getAttribute('lang')).toBe('zh-CN')
})
