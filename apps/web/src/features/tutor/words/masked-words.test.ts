import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { expect, it } from 'vitest'
import { maskedWords } from './masked-words'

const planted = { planted_at: '2026-11-20T08:00:00Z' }
const plantsOf = (stages: Record<string, PlantStage>) =>
  new Map(Object.entries(stages).map(([word, stage]) => [word, { stage, recalledDays: 3 }]))

it('[3.26] are those in bloom, however often others were seen', () => {
  const bank = [
    { ...planted, word_string: 'Hola', seen: 3, clicks: 0 },
    { ...planted, word_string: 'té', seen: 900, clicks: 0 },
    { ...planted, word_string: 'cuenta', seen: 900, clicks: 0 },
  ]
  expect([...maskedWords(bank, plantsOf({ Hola: 'bloom', té: 'bud' }), 'es')]).toEqual(['hola'])
})

it.each([
  ['es', 'No', 'casa'],
  ['fr', 'Pas', 'maison'],
  ['zh', '不', '家'],
] as const)('never hide that a sentence is denied (%s)', (language, negation, word) => {
  const bank = [negation, word].map((word_string) => ({ ...planted, word_string }))
  const plants = plantsOf({ [negation]: 'bloom', [word]: 'bloom' })
  expect([...maskedWords(bank, plants, language)]).toEqual([word])
})

it('never hide a word that is planted no more', () => {
  const bank = [{ word_string: 'vous', planted_at: null }]
  expect([...maskedWords(bank, plantsOf({ vous: 'bloom' }), 'fr')]).toEqual([])
})
