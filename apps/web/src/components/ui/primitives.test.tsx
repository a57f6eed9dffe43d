import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import { toastDuration } from './toast'
import { tooltipDelays } from './tooltip'

it('[9.10a, 9.10b] toasts stay for 4 s, tooltips open after 700 ms and skip the wait for 300 ms', () => {
  expect(toastDuration).toBe(4000)
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 })
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
