import { beforeEach, expect, it } from 'vitest'
import { openTheme, showTheme, showToneColours } from './appearance'
import { clearLocal } from './local-store'

const root = document.documentElement.dataset
beforeEach(() => localStorage.clear())

it('a theme is shown at once, and again when the app opens, also after a sign-out', () => {
  showTheme('dark')
  expect(root['theme']).toBe('dark')
  clearLocal()
  root['theme'] = ''
  openTheme()
  expect(root['theme']).toBe('dark')
})

it.each(['"purple"', '{"theme":1}', 'not json'])('what an older version kept (%s) counts as none', (kept) => {
  localStorage.setItem('lingarden:theme', kept)
  openTheme()
  expect(root['theme']).toBe('system')
})

it('tones lose their colours where the learner wants none', () => {
  showToneColours(false)
  expect(root['tones']).toBe('plain')
  showToneColours(true)
  expect(root['tones']).toBe('coloured')
})
