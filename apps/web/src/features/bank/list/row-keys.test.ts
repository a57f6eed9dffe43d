import { expect, it } from 'vitest'
import { readRowKey, type RowCommand } from './row-keys'

const press = (key: string, part = {}) =>
  readRowKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...part }, 5, { count: 20, page: 10 })
const move = (to: number, picks = false): RowCommand => ({ kind: 'move', to, picks })

it.each<[string, RowCommand | undefined]>([
  ['ArrowDown', move(6)],
  ['ArrowUp', move(4)],
  ['PageDown', move(15)],
  ['PageUp', move(0)],
  ['Home', move(0)],
  ['End', move(19)],
  [' ', { kind: 'pick' }],
  ['Enter', { kind: 'open' }],
  ['Delete', { kind: 'remove' }],
  ['Escape', { kind: 'leaveAll' }],
  ['a', undefined],
])('%s', (key, command) => expect(press(key)).toEqual(command))

it('picks on the way with Shift; with Control or Command picks everything and takes back', () => {
  expect(press('ArrowDown', { shiftKey: true })).toEqual(move(6, true))
  expect(press(' ', { shiftKey: true })).toEqual({ kind: 'pickRange' })
  expect(press('a', { ctrlKey: true })).toEqual({ kind: 'pickAll' })
  expect(press('A', { metaKey: true })).toEqual({ kind: 'pickAll' })
  expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' })
  expect(press('z', { ctrlKey: true, shiftKey: true })).toBeUndefined()
  expect(press('ArrowDown', { ctrlKey: true })).toBeUndefined()
})
