/** What a key does on a row of the list. */
export type RowCommand =
  | { kind: 'move'; to: number; picks: boolean }
  | { kind: 'pick' }
  | { kind: 'pickAll' }
  | { kind: 'leaveAll' }
  | { kind: 'open' }
  | { kind: 'remove' }
  | { kind: 'undo' }

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/**
 * The command of a key; undefined for one that means nothing here.
 * @param place where the focus is
 * @param page rows that a page key goes
 */
export function readRowKey(
  { key, shiftKey, ctrlKey, metaKey }: Pressed,
  place: number,
  { count, page }: { count: number; page: number },
): RowCommand | undefined {
  const move = (to: number): RowCommand => ({
    kind: 'move',
    to: Math.min(Math.max(to, 0), count - 1),
    picks: shiftKey,
  })
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z' && !shiftKey) return { kind: 'undo' }
    return key.toLowerCase() === 'a' ? { kind: 'pickAll' } : undefined
  }
  switch (key) {
    case 'ArrowDown':
      return move(place + 1)
    case 'ArrowUp':
      return move(place - 1)
    case 'PageDown':
      return move(place + page)
    case 'PageUp':
      return move(place - page)
    case 'Home':
      return move(0)
    case 'End':
      return move(count - 1)
    case ' ':
      return { kind: 'pick' }
    case 'Enter':
      return { kind: 'open' }
    case 'Delete':
      return { kind: 'remove' }
    case 'Escape':
      return { kind: 'leaveAll' }
    default:
      return undefined
  }
}
