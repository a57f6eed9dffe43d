import { expect, it } from 'vitest'
import { readShortcut, type PressedKey } from './read-shortcut'
import { shortcuts, type ShortcutPlace } from './shortcuts'

it.each<[ShortcutPlace, PressedKey, string | undefined]>([
  ['tutor', { key: 'Enter' }, 'send'],
  ['tutor', { key: 'Enter', shiftKey: true }, 'breakLine'],
  ['tutor', { key: 'Enter', ctrlKey: true }, undefined],
  ['anywhere', { key: '?', shiftKey: true }, 'showShortcuts'],
  ['anywhere', { key: '?' }, 'showShortcuts'],
  ['anywhere', { key: 'F', ctrlKey: true, shiftKey: true }, 'giveFeedback'],
  ['anywhere', { key: 'f', metaKey: true, shiftKey: true }, 'giveFeedback'],
  ['anywhere', { key: 'f', ctrlKey: true }, undefined],
  ['cards', { key: 'U' }, undefined],
  ['cards', { key: '5' }, undefined],
  ['words', { key: 'ArrowLeft', altKey: true }, undefined],
  ['bank', { key: 'ArrowDown', shiftKey: true }, 'extend'],
  ['bank', { key: ' ', shiftKey: true }, 'pickRange'],
  ['bank', { key: 'Z', ctrlKey: true }, 'undo'],
  ['bank', { key: 'z', metaKey: true }, 'undo'],
  ['bank', { key: 'z', metaKey: true, shiftKey: true }, undefined],
  ['bank', { key: 'a' }, undefined],
])('in %s, %o means %s', (place, pressed, action) => {
  expect(readShortcut(place, pressed)).toBe(action)
})

it.each(Object.entries(shortcuts))('in %s, no key means two things', (_, actions) => {
  const keys = Object.values<readonly string[]>(actions).flat()
  expect(new Set(keys).size).toBe(keys.length)
})
