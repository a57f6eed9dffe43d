import type { Exercise } from '@lingarden/domain/exercises/exercise'
import type { ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { WithDictionary } from '@/test/with-dictionary'
import { ExerciseCard } from './exercise-card'

const onAnswer = vi.fn<(answer: ExerciseAnswer) => void>()

function Keeper({ exercise, tag, start }: { exercise: Exercise; tag: LanguageTag; start?: ExerciseAnswer }) {
  const [answer, setAnswer] = useState<ExerciseAnswer | undefined>(start)
  const language = supportedLanguages.find((known) => known.tag === tag)
  if (!language) throw new Error(tag)
  const keep = (next: ExerciseAnswer) => {
    onAnswer(next)
    setAnswer(next)
  }
  return <ExerciseCard exercise={exercise} language={language} seed={1} answer={answer} onAnswer={keep} />
}

const show = (exercise: Exercise, tag: LanguageTag = 'es', start?: ExerciseAnswer) => {
  onAnswer.mockReset()
  render(
    <WithDictionary>
      <Keeper exercise={exercise} tag={tag} {...(start && { start })} />
    </WithDictionary>,
  )
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const lastAnswer = () => onAnswer.mock.lastCall?.[0]

const typed: Exercise = {
  kind: 'cloze',
  prompt: 'Fill the gaps.',
  text: 'Quiero un {café} con {leche}.',
  translation: 'I want a white coffee.',
}
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

describe('a cloze to write in', () => {
  it('waits for every gap, and shows what was accepted with an accent amiss as it is written', async () => {
    show(typed)
    expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true)
    write('Gap 1 of 2', 'cafe')
    write('Gap 2 of 2', 'leche')
    press('Check')
    expect(await screen.findByText('Right. Mind the accents: café')).toBeTruthy()
    expect(screen.getByText('Quiero un café con leche.')).toBeTruthy()
    expect(screen.getByText('I want a white coffee.')).toBeTruthy()
    expect(lastAnswer()).toMatchObject({ given: ['cafe', 'leche'], isRight: true, tries: 1, isShown: false })
    expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
  })

  it('a wrong answer can be tried again, and does not give the right one away', async () => {
    show(typed)
    write('Gap 1 of 2', 'té')
    write('Gap 2 of 2', 'leche')
    press('Check')
    expect(await screen.findByText('Not yet.')).toBeTruthy()
    expect(screen.queryByText(/café/)).toBeNull()
    expect(screen.queryByText('I want a white coffee.')).toBeNull()
    press('Try again')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Gap 1 of 2' }))
    write('Gap 1 of 2', 'café')
    write('Gap 2 of 2', 'leche')
    press('Check')
    expect(screen.getByText('Right.')).toBeTruthy()
    expect(lastAnswer()).toMatchObject({ isRight: true, tries: 2 })
  })

  it('or given up', async () => {
    show(typed)
    write('Gap 1 of 2', 'té')
    write('Gap 2 of 2', 'sal')
    press('Check')
    fireEvent.click(await screen.findByRole('button', { name: 'Show the answer' }))
    expect(screen.getByText('Quiero un café con leche.')).toBeTruthy()
    expect(lastAnswer()).toMatchObject({ isRight: false, tries: 1, isShown: true })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('may be given up at once: the answer is shown, and counts as wrong', () => {
    show(typed)
    press('I do not know')
    expect(screen.getByText('Quiero un café con leche.')).toBeTruthy()
    expect(lastAnswer()).toMatchObject({ given: [], isRight: false, tries: 1, isShown: true })
  })

  it('is answered by Enter, and the outcome takes the focus', () => {
    show({ ...typed, text: 'Quiero un {café}.', hints: ['c'] })
    write('Gap, begins with c', 'café')
    fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body)
    expect(document.activeElement?.textContent).toContain('Right.')
  })

  it('stands answered when it is opened again', () => {
    const judgements = [
      { given: 'café', verdict: 'right', answer: 'café' },
      { given: 'lecha', verdict: 'typo', answer: 'leche' },
    ] as const
    show(typed, 'es', { given: ['café', 'lecha'], isRight: true, tries: 2, isShown: false, judgements })
    expect(screen.getByText('Right. Mind the spelling: leche')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Gap 2 of 2' })).toMatchObject({
      value: 'lecha',
      readOnly: true,
    })
    expect(document.activeElement).toBe(document.body)
  })
})

describe('a cloze with a bank', () => {
  it('is filled gap by gap, and a gap can be emptied', () => {
    show({ kind: 'cloze', prompt: 'Fill in.', text: '我想喝{一}{杯}茶。', bank: ['杯', '一', '张'] }, 'zh')
    press('张')
    press('杯')
    press(/^Gap 1 of 2: 张/)
    expect(screen.getByRole('button', { name: 'Gap 1 of 2, empty' })).toBeTruthy()
    press('一')
    press('Check')
    expect(lastAnswer()).toMatchObject({ given: ['一', '杯'], isRight: true })
  })

  it('with one gap takes the word that was pressed last', () => {
    show({ kind: 'cloze', prompt: 'Fill in.', text: '一{杯}茶', bank: ['杯', '张'] }, 'zh')
    press('张')
    press('杯')
    press('Check')
    expect(lastAnswer()).toMatchObject({ given: ['杯'], isRight: true })
  })
})

describe('an order', () => {
  const order: Exercise = { kind: 'order', prompt: 'Put in order.', pieces: ['Me', 'llamo', 'Ana.'] }
  const pool = () => within(screen.getByRole('group', { name: 'Put in order.' }))
  const pressPiece = (name: string) => fireEvent.click(pool().getByRole('button', { name }))

  it('is made by pressing the pieces; a second press takes one out', () => {
    show(order)
    pressPiece('Ana.')
    pressPiece('Ana.')
    for (const piece of ['Me', 'llamo', 'Ana.']) pressPiece(piece)
    expect(pool().getByRole('button', { name: 'Me' }).getAttribute('aria-pressed')).toBe('true')
    press('Check')
    expect(lastAnswer()).toMatchObject({ given: ['Me', 'llamo', 'Ana.'], isRight: true })
  })

  it('Backspace takes the last piece out, and a piece of the sentence can be pressed out of it', () => {
    show(order)
    for (const piece of ['Ana.', 'llamo', 'Me']) pressPiece(piece)
    fireEvent.keyDown(pool().getByRole('button', { name: 'Me' }), { key: 'Backspace' })
    press('Take out Ana.')
    expect(document.activeElement).toBe(pool().getByRole('button', { name: 'Ana.' }))
    expect(pool().getByRole('button', { name: 'llamo' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true)
  })

  it('begins anew when it is tried again', () => {
    show(order)
    for (const piece of ['Ana.', 'llamo', 'Me']) pressPiece(piece)
    press('Check')
    expect(lastAnswer()).toMatchObject({ isRight: false })
    press('Try again')
    expect(screen.getByText('Press the words in order.')).toBeTruthy()
    for (const piece of ['Me', 'llamo', 'Ana.']) pressPiece(piece)
    press('Check')
    expect(lastAnswer()).toMatchObject({ isRight: true, tries: 2 })
  })
})

it('a choice is a group of radio buttons under its question', () => {
  show({
    kind: 'choice',
    prompt: 'What does this word mean?',
    text: 'taza',
    options: ['cup', 'table', 'chair'],
    optionsIn: 'english',
    answer: 'cup',
  })
  expect(screen.getByRole('radiogroup', { name: 'What does this word mean? taza' }).lang).toBe('en')
  fireEvent.click(screen.getByRole('radio', { name: 'table' }))
  press('Check')
  expect(lastAnswer()).toMatchObject({ given: ['table'], isRight: false })
  press('Try again')
  fireEvent.click(screen.getByRole('radio', { name: 'cup' }))
  press('Check')
  expect(lastAnswer()).toMatchObject({ given: ['cup'], isRight: true, tries: 2 })
})
