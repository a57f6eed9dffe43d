import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { removeLocal } from './local-store'
import { setSingleKeys } from './shortcuts/single-keys'
import { useDigitKeys, useKeys } from './use-keys'

const onKey = vi.fn<(key: string) => void>()
const onDigit = vi.fn<(digit: number) => void>()

function Screen({ isActive = true }) {
  useKeys(isActive, ({ key }) => onKey(key))
  useDigitKeys(isActive, onDigit)
  return (
    <>
      <input aria-label="text" />
      <input aria-label="choice" type="radio" />
      <div role="dialog">
        <button type="button">inside</button>
      </div>
    </>
  )
}
const heard = () => onKey.mock.calls.map(([key]) => key)

beforeEach(() => {
  onKey.mockReset()
  onDigit.mockReset()
  removeLocal('single-keys')
})

it('hears keys anywhere but in fields, in dialogs and with Control', () => {
  render(<Screen />)
  fireEvent.keyDown(document.body, { key: '?' })
  fireEvent.keyDown(screen.getByLabelText('choice'), { key: '3' })
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'u' })
  fireEvent.keyDown(screen.getByRole('button'), { key: 'u' })
  fireEvent.keyDown(document.body, { key: 'u', ctrlKey: true })
  expect(heard()).toEqual(['?', '3'])
  expect(onDigit.mock.calls).toEqual([[3]])
})

it('hears no letters, digits and signs where they are switched off, but space and named keys', () => {
  render(<Screen />)
  setSingleKeys(false)
  for (const key of ['u', '1', '?', ' ', 'Enter']) fireEvent.keyDown(document.body, { key })
  expect(heard()).toEqual([' ', 'Enter'])
  expect(onDigit).not.toHaveBeenCalled()
  setSingleKeys(true)
  fireEvent.keyDown(document.body, { key: 'u' })
  expect(heard()).toEqual([' ', 'Enter', 'u'])
})

it('hears nothing while it is not asked to', () => {
  render(<Screen isActive={false} />)
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(heard()).toEqual([])
})
