import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import { showToast, Toaster } from './toast'
import { Tooltip, TooltipProvider } from './tooltip'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
afterEach(() => void vi.useRealTimers())

it('[9.10a] a toast stays for four seconds unless told otherwise', async () => {
  vi.useFakeTimers()
  render(<Toaster />)
  showToast({ title: 'It is saved' })
  await act(() => vi.dynamicImportSettled())
  await pass(0)
  const toast = screen.getByText('It is saved').closest('li')
  await pass(3900)
  expect(toast?.dataset['removed']).toBe('false')
  await pass(200)
  expect(toast?.dataset['removed']).toBe('true')
})

it('[9.10b] a tooltip opens after 700 ms, and the next one at once within 300 ms', async () => {
  vi.useFakeTimers()
  render(
    <TooltipProvider>
      {['One', 'Two'].map((name) => (
        <Tooltip key={name} content={`About ${name}`}>
          <button type="button">{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  )
  const point = (name: string) =>
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
  // It stays open on the way to itself; this way leads elsewhere.
  const leave = (name: string) => {
    fireEvent.pointerLeave(screen.getByRole('button', { name }))
    fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
  }
  const shown = () => screen.queryByRole('tooltip')?.textContent
  point('One')
  await pass(699)
  expect(shown()).toBeUndefined()
  await pass(1)
  expect(shown()).toBe('About One')
  leave('One')
  await pass(299)
  point('Two')
  await pass(0)
  expect(shown()).toBe('About Two')
  leave('Two')
  await pass(301)
  point('One')
  await pass(699)
  expect(shown()).toBeUndefined()
})

it.each(['sm', 'md', 'lg', 'xl', 'full'] as const)(
  '[2.53] a dialog of size %s has a close button',
  (size) => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    render(<Dialog open size={size} title="A question" onOpenChange={onOpenChange} />)
    expect(screen.getByRole('dialog').dataset['size']).toBe(size)
    screen.getByRole('button', { name: 'Close' }).click()
    expect(onOpenChange).toHaveBeenCalledWith(false)
  },
)

it('[4.11a] a dialog that must be answered has none', () => {
  render(<Dialog open title="A question" dismissable={false} />)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
