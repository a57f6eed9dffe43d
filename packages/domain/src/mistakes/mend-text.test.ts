import { expect, it } from 'vitest'
import { mendText } from './mend-text.ts'

const correction = (original: string, corrected: string) => ({ original, corrected, explanation: '' })

it.each([
  [
    'Yo tener dos hermano y una hermana.',
    [correction('tener', 'tengo'), correction('hermano', 'hermanos')],
    'Yo tengo dos hermanos y una hermana.',
  ],
  ['Alguna vez quiero un casa.', [correction('un', 'una')], 'Alguna vez quiero una casa.'],
  ['我昨天去商店买三个书', [correction('个书', '本书')], '我昨天去商店买三本书'],
  ['我门不有车', [correction('我门', '我们'), correction('不有', '没有')], '我们没有车'],
  ['Voy a la a casa.', [correction('la a', 'a')], 'Voy a a casa.'],
  ['Hola.', [], 'Hola.'],
])('mends “%s”', (text, corrections, mended) => {
  expect(mendText(text, corrections)).toBe(mended)
})

it.each([
  ['of something that was not written', [correction('tener', 'tengo'), correction('otra', 'otro')]],
  ['of what another one covers', [correction('Yo tener', 'Yo tengo'), correction('tener', 'tengo')]],
])('mends nothing where there is a correction %s', (_case, corrections) => {
  expect(mendText('Yo tener dos.', corrections)).toBeUndefined()
})

it('mends a span by the corrections inside it, and not where one reaches beyond', () => {
  const text = 'Yo tener frío. Es mi cassa.'
  const corrections = [correction('tener', 'tengo'), correction('cassa', 'casa')]
  expect(mendText(text, corrections, { start: 15, end: 27 })).toBe('Es mi casa.')
  expect(mendText(text, [correction('frío. Es', 'calor. Está')], { start: 0, end: 14 })).toBeUndefined()
})
