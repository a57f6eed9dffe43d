import type { KeyboardEvent, RefObject } from 'react'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'

const columnOf = (board: HTMLElement, side: string) => [
  ...board.querySelectorAll<HTMLElement>(`[data-side=${side}]`),
]

const firstOpen = (halves: readonly HTMLElement[]) =>
  halves.find((half) => half.getAttribute('aria-disabled') !== 'true')

/**
 * Moves the focus on a board of two columns: up and down within one, left and right between them; Enter and Space press
 * a half and go to the other column, where its other half is to be found.
 */
export function useHalfKeys(board: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!board.current || !(event.target instanceof HTMLElement)) return
    const { side } = event.target.dataset
    if (side === undefined) return
    const other = columnOf(board.current, side === 'text' ? 'meaning' : 'text')
    const action = readShortcut('pairs', event)
    if (action === 'press') {
      event.preventDefault()
      const isLetGo = event.target.getAttribute('aria-pressed') === 'true'
      event.target.click()
      // What is found shows only once the board is drawn anew.
      if (!isLetGo) requestAnimationFrame(() => firstOpen(other)?.focus())
      return
    }
    if (action !== 'move') return
    event.preventDefault()
    const own = columnOf(board.current, side)
    const row = own.indexOf(event.target)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step === undefined ? other[row] : own[(row + step + own.length) % own.length]
    next?.focus()
  }
}
