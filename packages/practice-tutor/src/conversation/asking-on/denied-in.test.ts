import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { beforeAll, expect, it } from 'vitest'
import { deniedIn } from './denied-in.ts'

beforeAll(() => loadEveryLanguage())

it.each<[LanguageTag, string, RegExp, boolean]>([
  ['es', 'ya no me da miedo la sangre', /me da miedo/u, true],
  ['es', 'me da tanto miedo que no entro', /me da tanto miedo/u, false],
  ['fr', "il ne m'a pas crié dessus", /crié/u, true],
  ['fr', "j'ai si mal que je ne dors pas", /mal/u, false],
  ['zh', '他没骂我', /骂我/u, true],
  ['zh', '他骂我', /骂我/u, false],
])('what stands behind a negation is denied (%s: “%s”)', (tag, clause, told, isDenied) => {
  expect(deniedIn(clause, tag, (text) => told.test(text))).toBe(isDenied)
})
