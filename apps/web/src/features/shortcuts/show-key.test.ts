import { expect, it } from 'vitest'
import { shortcuts } from '@/lib/shortcuts/shortcuts'
import { splitCombination } from '@/lib/shortcuts/read-shortcut'
import { showKeys } from './show-key'

const names = { Enter: 'Intro', Shift: 'Mayús', ' ': 'Espacio' }

it.each([
  [['Shift+Enter'], false, ['Mayús'], ['Intro']],
  [['Mod+z'], false, ['Ctrl'], ['Z']],
  [['Mod+z'], true, ['⌘'], ['Z']],
  [['Shift+Enter'], true, ['⇧'], ['↩']],
  [[' ', 'Enter'], false, [], ['Espacio', 'Intro']],
  [['Shift+ArrowUp', 'Shift+ArrowDown'], false, ['Mayús'], ['↑', '↓']],
  [['1', '2', '3', '4'], false, [], ['1 – 4']],
  [['?'], false, [], ['?']],
])('%j, on a Mac: %s', (combinations, isMac, held, keys) => {
  expect(showKeys(combinations, { isMac, names })).toEqual({ held, keys })
})

it('the keys of an action are held with the same others, as they are shown so', () => {
  const actions = Object.values(shortcuts).flatMap((place) => Object.values<readonly string[]>(place))
  for (const combinations of actions) {
    const held = combinations.map((combination) => splitCombination(combination).modifiers.join(' '))
    expect(new Set(held).size, combinations.join(' ')).toBe(1)
  }
})
