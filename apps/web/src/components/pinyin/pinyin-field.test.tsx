import type { Candidate } from '@lingarden/languages/rules/typing-rules'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { WithDictionary } from '@/test/with-dictionary'
import { PinyinField } from './pinyin-field'
import { forgetTypingHabits } from './typing-habits'
import { WritingAbout } from './writing-about'

const onEnter = vi.fn<() => void>()
let isTouched = false
beforeEach(() => {
  onEnter.mockReset()
  isTouched = false
  localStorage.clear()
  forgetTypingHabits()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') && isTouched }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  // Nothing is laid out here.
  HTMLElement.prototype.scrollIntoView = () => undefined
})

const words: Record<string, [text: string, reading: string, taken: number][]> = {
  nihao: [
    ['你好', 'nǐ hǎo', 5],
    ['你', 'nǐ', 2],
  ],
  ni: [['你', 'nǐ', 2]],
  hao: [['好', 'hǎo', 3]],
  wo: [['我', 'wǒ', 2]],
  jiao: [['叫', 'jiào', 4]],
  'ni hao': [
    ['你好', 'nǐ hǎo', 6],
    ['你', 'nǐ', 3],
  ],
  'wo jiao Ana': [['我叫 Ana', 'wǒ jiào Ana', 11]],
}
const candidates = async (typed: string): Promise<Candidate[]> =>
  (words[typed.trimEnd()] ?? []).map(([text, reading, taken]) => {
    // A space at the end is taken with the whole.
    return { text, reading, taken: taken === typed.trimEnd().length ? typed.length : taken }
  })

function Field({ kind = 'answer', before }: { kind?: 'answer' | 'search'; before?: string }) {
  const [text, setText] = useState('')
  return (
    <PinyinField languageCode="zh-CN" kind={kind}>
      <input
        aria-label="Answer"
        data-before={before}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      />
    </PinyinField>
  )
}

function show(find: Dictionary['candidates'] = candidates, shown = <Field />) {
  render(<WithDictionary candidates={find}>{shown}</WithDictionary>)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  field.focus()
  return field
}

/** Writes behind what is there, as a keyboard does. */
function type(field: HTMLInputElement, letters: string, more: InputEventInit = {}) {
  field.setRangeText(letters, field.value.length, field.value.length, 'end')
  fireEvent(field, new InputEvent('input', { bubbles: true, ...more }))
}
const options = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)
const press = (field: HTMLElement, key: string, more = {}) => fireEvent.keyDown(field, { key, ...more })

describe('pinyin in a field', () => {
  it('is offered as characters, which the field tells to those who hear the page', async () => {
    const field = show()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    type(field, 'nihao')
    expect(await options()).toEqual(['1nǐ hǎo你好', '2nǐ你'])
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(marked()?.textContent).toContain('你好')
    press(field, 'ArrowDown')
    expect(marked()?.textContent).toBe('2nǐ你')
    expect(marked()?.getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('你, nǐ, 2 of 2')
  })

  it('is taken by a second space, by Enter without sending, by a digit and by a press', async () => {
    for (const take of [' ', 'Enter', '1']) {
      const field = show()
      // The first space goes on composing, as a key that nobody took.
      type(field, 'nihao')
      await options()
      expect(press(field, ' ')).toBe(true)
      type(field, ' ')
      await options()
      press(field, take)
      expect(field.value).toBe('你好')
      expect(onEnter).not.toHaveBeenCalled()
      expect(screen.queryByRole('listbox')).toBeNull()
      press(field, 'Enter')
      expect(onEnter).toHaveBeenCalledTimes(1)
      onEnter.mockReset()
      document.body.replaceChildren()
    }
    const field = show()
    type(field, 'nihao')
    await options()
    fireEvent.click(screen.getByRole('option', { name: /你$/ }))
    // What was not taken goes on to be offered.
    expect(field.value).toBe('你hao')
    expect(await options()).toEqual(['1hǎo好'])
  })

  it('stays in letters after Escape, which is for it alone, until other letters are typed', async () => {
    const field = show()
    type(field, 'nihao')
    await options()
    const isFree = press(field, 'Escape')
    expect(isFree).toBe(false)
    expect(screen.queryByRole('listbox')).toBeNull()
    type(field, 'x')
    type(field, ' nihao')
    expect(await options()).toHaveLength(2)
    expect(field.value).toBe('nihaox nihao')
  })

  it('leaves Enter to the field while a sentence in another language is written', async () => {
    const field = show(async (typed) => [{ text: '嗯题', reading: 'en ti', taken: typed.length }])
    type(field, 'No entiendo')
    expect(await options()).toEqual(['1en ti嗯题'])
    press(field, 'Enter')
    expect(onEnter).toHaveBeenCalledTimes(1)
    expect(field.value).toBe('No entiendo')
    // Behind characters a name is a name in a sentence of them.
    type(field, '我叫Ana nihao')
    await options()
    press(field, 'Enter')
    expect(field.value).toContain('Ana 嗯题')
  })

  it('is not looked for in names and in what is no pinyin', async () => {
    const field = show()
    type(field, 'Nihao')
    expect(press(field, ' ')).toBe(true)
    type(field, ' hello')
    await waitFor(() => expect(press(field, ' ')).toBe(true))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('stays in letters after Escape, and what follows it is offered', async () => {
    const field = show()
    type(field, 'ni')
    await options()
    press(field, 'Escape')
    type(field, ' ')
    expect(screen.queryByRole('listbox')).toBeNull()
    type(field, 'hao')
    await options()
    press(field, 'Enter')
    expect(field.value).toBe('ni 好')
  })

  it('is read with its spaces, around a name, and with the end of the word that the caret is in', async () => {
    const field = show()
    type(field, 'wo jiao Ana')
    expect(await options()).toEqual(['1wǒ jiào Ana我叫 Ana'])
    field.setRangeText('你ni ho', 0, field.value.length, 'end')
    field.setRangeText('a', 5, 5, 'end')
    fireEvent(field, new InputEvent('input', { bubbles: true }))
    await options()
    press(field, 'Enter')
    expect(field.value).toBe('你你好')
  })

  it('is a tone by its digit where there is no mouse, for the row shows no digits there', async () => {
    isTouched = true
    const field = show()
    type(field, 'ni')
    await options()
    expect(press(field, '3')).toBe(true)
  })

  it('leaves an input method alone', async () => {
    const field = show()
    fireEvent.compositionStart(field)
    type(field, 'nihao', { isComposing: true })
    await expect(options()).rejects.toThrow('listbox')
    fireEvent.compositionEnd(field)
    expect(await options()).toHaveLength(2)
    expect(press(field, 'Enter', { isComposing: true })).toBe(true)
  })

  it('is offered while a phone composes, until its keyboard turns out to write characters', async () => {
    isTouched = true
    const field = show()
    const compose = (letters: string, result: string) => {
      fireEvent.compositionStart(field)
      type(field, letters, { isComposing: true })
      return () => fireEvent.compositionEnd(field, { data: result })
    }
    const end = compose('nihao', 'nihao')
    // All in one line, which a finger moves.
    expect(await options()).toHaveLength(2)
    end()
    expect(await options()).toHaveLength(2)
    field.value = ''
    compose('ni', '你')()
    field.value = ''
    const endLetters = compose('nihao', 'nihao')
    await expect(options()).rejects.toThrow('listbox')
    // Another keyboard was chosen.
    endLetters()
    expect(await options()).toHaveLength(2)
  })

  it('is left in letters where the learner wants no characters, also the next time', async () => {
    const field = show()
    type(field, 'nihao')
    await options()
    const toggle = () => screen.getByRole('button', { name: 'Offer characters for pinyin' })
    fireEvent.click(toggle())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.getByRole('textbox')).toBe(field)
    document.body.replaceChildren()
    forgetTypingHabits()
    render(
      <WithDictionary candidates={candidates}>
        <Field />
      </WithDictionary>,
    )
    const other = screen.getByRole<HTMLInputElement>('textbox')
    other.focus()
    type(other, 'nihao')
    await expect(options()).rejects.toThrow('listbox')
    expect(toggle().getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(toggle())
    expect(await options()).toHaveLength(2)
  })

  it('is looked up behind what stands before it, and among what the screen is about', async () => {
    const find = vi.fn<Dictionary['candidates']>(candidates)
    const field = show(
      find,
      <WritingAbout value="我叫 Ana。">
        <Field before="你好，" />
      </WritingAbout>,
    )
    type(field, '我jiao')
    await options()
    expect(find).toHaveBeenLastCalledWith('jiao', expect.any(Number), {
      before: '你好，我',
      about: '我叫 Ana。',
    })
  })

  it('is a help in a search, where no key takes what was not marked', async () => {
    const field = show(candidates, <Field kind="search" />)
    type(field, 'nihao')
    // The word of all the letters alone.
    expect(await options()).toEqual(['nǐ hǎo你好'])
    expect(screen.getByRole('status').textContent).toBe('1 word in characters')
    for (const key of ['Enter', ' ', '1', 'ArrowRight']) expect(press(field, key)).toBe(true)
    press(field, 'ArrowDown')
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id)
    expect(press(field, 'Enter')).toBe(false)
    expect(field.value).toBe('你好')
  })

  it('has digits for tones where the learner wants that, also the next time', async () => {
    const field = show()
    type(field, 'nihao')
    await options()
    fireEvent.click(screen.getByRole('button', { name: /Digits 1 to 5 are tones/ }))
    expect(press(field, '3')).toBe(true)
    document.body.replaceChildren()
    forgetTypingHabits()
    type(show(), 'nihao')
    await options()
    expect(screen.getByRole('button', { name: /Digits 1 to 5 are tones/ }).getAttribute('aria-pressed')).toBe(
      'true',
    )
  })

  it('keys that are quicker than the dictionary wait for it', async () => {
    const field = show()
    type(field, 'nihao ')
    press(field, ' ')
    await waitFor(() => expect(field.value).toBe('你好'))
  })
})

describe('keys that are quicker than the dictionary', () => {
  /** Questions to a dictionary that answers when it is told to. */
  let asked: { letters: string; answer: () => void }[] = []
  beforeEach(() => {
    asked = []
  })
  const slowly = (letters: string) =>
    new Promise<Candidate[]>((resolve) => {
      if (letters === '') return resolve([])
      asked.push({ letters, answer: () => void candidates(letters).then(resolve) })
    })
  /** Lets the dictionary answer what it was asked, and what it is asked because of that. */
  async function answer() {
    for (let next = asked.shift(); next; next = asked.shift()) await act(async () => next?.answer())
  }
  /** A key of a keyboard: what nobody takes writes its letter. */
  function strike(field: HTMLInputElement, keys: readonly string[]) {
    for (const key of keys) if (press(field, key) && key.length === 1) type(field, key)
  }
  const enters = () => onEnter.mock.calls.length

  it('write a sentence in the order in which they were pressed', async () => {
    const field = show(slowly)
    strike(field, [...'ni hao  wo jiao Ana', 'Enter'])
    expect(field.value).toBe('ni hao ')
    await answer()
    expect(field.value).toBe('你好我叫 Ana')
  })

  it('take characters by Enter, and send them by the next', async () => {
    const field = show(slowly)
    strike(field, [...'nihao', 'Enter', 'Enter'])
    await answer()
    expect(field.value).toBe('你好')
    expect(enters()).toBe(1)
  })

  it('send by Enter what turns out to stand for nothing', async () => {
    const field = show(slowly)
    strike(field, [...'fo', 'Enter'])
    expect(enters()).toBe(0)
    await answer()
    expect(field.value).toBe('fo')
    expect(enters()).toBe(1)
  })

  it('never take the characters of letters that were there before', async () => {
    const field = show(slowly)
    strike(field, [...'ni'])
    await answer()
    expect(await options()).toEqual(['1nǐ你'])
    strike(field, [...'hao', '1'])
    expect(field.value).toBe('nihao')
    await answer()
    expect(field.value).toBe('你好')
  })

  it('mark another before they take it, and are taken back by Backspace', async () => {
    const field = show(slowly)
    strike(field, [...'ni hao', 'ArrowDown', 'Enter', 'x', 'Backspace'])
    await answer()
    expect(field.value).toBe('你hao')
  })

  it('come right behind one that took characters, before anything is drawn', async () => {
    const field = show(slowly)
    strike(field, [...'nihao'])
    await answer()
    act(() => strike(field, ['1', 'Enter']))
    expect(field.value).toBe('你好')
    expect(enters()).toBe(1)
  })

  it('wait for three seconds at most, and then hand nothing in by themselves', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const field = show(slowly)
    strike(field, [...'ni hao  hao', 'Enter'])
    await act(async () => void vi.advanceTimersByTime(2999))
    expect(field.value).toBe('ni hao ')
    await act(async () => void vi.advanceTimersByTime(1))
    vi.useRealTimers()
    expect(field.value).toBe('ni hao  hao')
    expect(enters()).toBe(0)
    // Now it is the learner who wants them as they are.
    strike(field, ['Enter'])
    expect(enters()).toBe(1)
  })

  it('leave the row where it is, to be seen only, until there is another', async () => {
    const field = show(slowly)
    strike(field, [...'ni'])
    await answer()
    await screen.findByRole('listbox')
    strike(field, ['h'])
    expect(screen.queryByRole('listbox', { hidden: true })).not.toBeNull()
    expect(screen.queryByRole('listbox')).toBeNull()
    strike(field, [...'ao'])
    await answer()
    expect(await options()).toEqual(['1nǐ hǎo你好', '2nǐ你'])
  })

  it('ask for the newest letters only, once the dictionary is free', async () => {
    const field = show(slowly)
    strike(field, [...'nihao'])
    expect(asked.map(({ letters }) => letters)).toEqual(['n'])
    const [first] = asked.splice(0)
    await act(async () => first?.answer())
    expect(asked.map(({ letters }) => letters)).toEqual(['nihao'])
  })
})
