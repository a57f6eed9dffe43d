import { expect, it } from 'vitest'
import { asksFirst } from './asks-first.ts'

const talks_since = { 'es-ES': '2026-11-01T12:00:00+00:00' }
const after = (days: number) => Date.parse('2026-11-01T12:00:00Z') + days * 86_400_000

it.each([
  ['nothing was chosen, in the first week', null, 'es-ES', 6.9, false],
  ['nothing was chosen, from the second week on', null, 'es-ES', 7, true],
  ['nothing was chosen, in a language without a talk', null, 'fr-FR', 30, false],
  ['it was chosen, on the first day', true, 'fr-FR', 0, true],
  ['it was switched off, in the third week', false, 'es-ES', 15, false],
])('mistakes are pointed at first where %s', (_where, hint_first, languageCode, days, isAsked) => {
  expect(asksFirst({ hint_first, talks_since }, languageCode, after(days))).toBe(isAsked)
})
