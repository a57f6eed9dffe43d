import { expect, it } from 'vitest'
import { hintOf } from './correction-hint.ts'

it.each([
  ['tiene', 'tengo', '“Yo” goes with “tengo”.', '“Yo” goes with “…”.'],
  ['un casa', 'una casa', '“casa” is feminine: “una casa”.', '“casa” is feminine: “… casa”.'],
  [
    'ha comer',
    'a comer',
    'Before an infinitive it is “a”, without h.',
    'Before an infinitive it is “…”, without h.',
  ],
  ['como', 'cómo', 'Los interrogativos llevan acento: «Cómo».', 'Los interrogativos llevan acento: «…».'],
  ['agua frío', 'agua fría', 'Agua is feminine, so it is fría.', 'Agua is feminine, so it is ….'],
  ['一张咖啡', '一杯咖啡', '“咖啡”的量词是“杯”。', '“咖啡”的量词是“…”。'],
  [
    'soy hambre',
    'tengo hambre',
    'With “hambre”, Spanish uses “tener”.',
    'With “hambre”, Spanish uses “tener”.',
  ],
  ['gracias para todo', 'gracias por todo', 'One thanks "por" something.', 'One thanks "…" something.'],
  ['muy bueno', 'buenísimo', 'One says “buenísimo”, without “muy”.', 'One says “…”, without “muy”.'],
])('%s: the hint does not tell %s', (original, corrected, explanation, hint) => {
  expect(hintOf({ original, corrected, explanation })).toBe(hint)
})
