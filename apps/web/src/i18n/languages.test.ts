import { expect, it } from 'vitest'
import { chooseInterfaceLanguage, languageTag } from './languages'

it.each<[stored: unknown, preferred: string[], expected: string, why: string]>([
  ['fr', ['es'], 'fr', 'the stored choice'],
  [undefined, ['de-DE', 'es-MX', 'fr'], 'es', 'the first preferred one that there is'],
  [undefined, ['zh-Hans-CN'], 'zh', 'Chinese of any region'],
  [undefined, ['EN-gb'], 'en', 'whatever the case'],
  [undefined, ['de'], 'en', 'English where nothing fits'],
  [undefined, [], 'en', 'English where nothing is preferred'],
  ['xx', ['fr'], 'fr', 'the preferred one where the stored is unknown'],
  [{ language: 'es' }, ['fr'], 'fr', 'the preferred one where the stored is no language'],
])('chooses from %j and %j %s: %s', (stored, preferred, expected, _why) => {
  expect(chooseInterfaceLanguage(stored, preferred)).toBe(expected)
})

it('names simplified Chinese for the browser', () => {
  expect(languageTag('zh')).toBe('zh-CN')
  expect(languageTag('es')).toBe('es')
})
