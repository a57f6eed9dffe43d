import { findLanguage } from '@lingarden/languages/find-language'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { WithDictionary } from '@/test/with-dictionary'
import { WriteField } from './write-field'

function Field({ code }: { code: string }) {
  const [draft, setDraft] = useState<readonly string[]>(['manana'])
  const language = findLanguage(code)
  if (!language) throw new Error(`no language ${code}`)
  const exercise = { kind: 'write', prompt: 'Write it.', answer: 'mañana' } as const
  return (
    <WithDictionary>
      <p id="prompt">Write it.</p>
      <WriteField {...{ exercise, language, draft }} promptId="prompt" isOpen onChange={setDraft} />
    </WithDictionary>
  )
}

it('a letter that the keyboard lacks is written where the caret stands', () => {
  render(<Field code="es-ES" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  field.setSelectionRange(2, 3)
  fireEvent.click(screen.getByRole('button', { name: 'ñ' }))
  expect(field.value).toBe('mañana')
  expect(field.selectionStart).toBe(3)
  expect(document.activeElement).toBe(field)
})

it('the letters are one stop of the tab key, and arrows move among them', () => {
  render(<Field code="fr-FR" />)
  const [first, second] = screen.getAllByRole('button')
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first])
  if (first) fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
})

it('Mandarin is written without them', () => {
  // By a keyboard, and not by touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(<Field code="zh-CN" />)
  expect(screen.queryByRole('toolbar')).toBeNull()
})
