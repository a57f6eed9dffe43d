import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { WithDictionary } from '@/test/with-dictionary'
import { Composer } from './composer'

const onSend = vi.fn<(text: string) => void>()
const onStop = vi.fn<() => void>()

beforeEach(() => {
  onSend.mockReset()
  onStop.mockReset()
})

const write = (field: HTMLElement, value: string) => void fireEvent.change(field, { target: { value } })
/** Whether the browser goes on to break the line. */
const enter = (field: HTMLElement, options = {}) => fireEvent.keyDown(field, { key: 'Enter', ...options })

function show(isReplying = false) {
  render(
    <WithDictionary>
      <Composer
        languageCode="es-ES"
        level="beginner"
        suggestions={['Me llamo Ana.', '¿Y tú?']}
        meanings={['My name is Ana.', null]}
        view={{ languageCode: 'es-ES', dictionary: undefined, readings: 'none' }}
        isReplying={isReplying}
        onSend={onSend}
        onStop={onStop}
      />
    </WithDictionary>,
  )
  return screen.getByRole('textbox', { name: 'Your message' })
}

it('Enter sends what was written, Shift+Enter breaks the line', () => {
  const field = show()
  write(field, 'Hola\n¿qué tal? ')
  expect(enter(field, { shiftKey: true })).toBe(true)
  expect(onSend).not.toHaveBeenCalled()
  expect(enter(field)).toBe(false)
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hola\n¿qué tal?')
  expect(field).toHaveProperty('value', '')
})

it('Enter belongs to the input method while it composes', () => {
  const field = show()
  write(field, 'ni hao')
  expect(enter(field, { isComposing: true })).toBe(true)
  expect(onSend).not.toHaveBeenCalled()
})

it('sends nothing where nothing is written', () => {
  const field = show()
  write(field, '   ')
  enter(field)
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
})

it('a suggestion fills the text, to be changed before it is sent', () => {
  const field = show()
  const suggestions = within(screen.getByRole('group', { name: 'Suggested replies' }))
  fireEvent.click(suggestions.getByRole('button', { name: 'Me llamo Ana.' }))
  expect(field).toHaveProperty('value', 'Me llamo Ana.')
  expect(document.activeElement).toBe(field)
  expect(onSend).not.toHaveBeenCalled()
})

it('while the tutor replies, the button stops it and Enter keeps the text', () => {
  const field = show(true)
  write(field, 'Hola')
  enter(field)
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'Hola')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledTimes(1)
})
