import { readShortcut, type PressedKey } from '@/lib/shortcuts/read-shortcut'

/** What a key does on a row of the list. */
export type RowCommand =
  | { kind: 'move'; to: number; picks: boolean }
  | { kind: 'pick' }
  | { kind: 'pickRange' }
  | { kind: 'pickAll' }
  | { kind: 'leaveAll' }
  | { kind: 'open' }
  | { kind: 'remove' }
  | { kind: 'undo' }

/**
 * The command of a key; undefined for one that means nothing here.
 * @param place where the focus is
 * @param page rows that a page key goes
 */
export function readRowKey(
  pressed: PressedKey,
  place: number,
  { count, page }: { count: number; page: number },
): RowCommand | undefined {
  const action = readShortcut('bank', pressed)
  if (action === undefined) return undefined
  if (action !== 'move' && action !== 'extend') return { kind: action }
  const to = rowOf(pressed.key, place, { last: count - 1, page })
  return { kind: 'move', to: Math.min(Math.max(to, 0), count - 1), picks: action === 'extend' }
}

function rowOf(key: string, place: number, { last, page }: { last: number; page: number }): number {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }
  if (key === 'Home') return 0
  return key === 'End' ? last : place + (steps[key] ?? 0)
}
