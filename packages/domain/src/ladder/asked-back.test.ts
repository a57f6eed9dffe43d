import { loadWordRules } from '@lingarden/languages/load'
import { beforeAll, expect, it } from 'vitest'
import { askedBack } from './asked-back.ts'

beforeAll(async () => {
  await Promise.all([loadWordRules('es'), loadWordRules('zh')])
})

const fix = (original: string, corrected: string, perhaps?: true) => ({
  original,
  corrected,
  explanation: '',
  ...(perhaps && { perhaps }),
})
const asked = (sentence: string, ...corrections: ReturnType<typeof fix>[]) =>
  askedBack(sentence, corrections, 'es-ES')?.original

it('the most important mistake is asked back, and of alike ones the first', () => {
  const [accent, article, verb] = [fix('musica', 'música'), fix('un casa', 'una casa'), fix('tener', 'tengo')]
  expect(asked('Yo tener un casa con musica', accent, article, verb)).toBe('tener')
  expect(asked('Un casa con musica', accent, fix('Un casa', 'Una casa'))).toBe('Un casa')
  expect(asked('musica y cafe', fix('cafe', 'café'), accent)).toBe('musica')
})

it.each([
  ['is only perhaps wrong', 'Sueña de viajar', fix('sueña de', 'sueña con', true)],
  ['does not stand in the message', 'Hola', fix('adios', 'adiós')],
  ['is a matter of marks', 'hola', fix('hola', 'Hola.')],
  [
    'is said in wholly other words',
    'yo ir cine ayer noche bien',
    fix('yo ir cine ayer noche', 'anoche fui al cine'),
  ],
])('what %s is not', (_why, sentence, correction) => {
  expect(askedBack(sentence, [correction], 'es-ES')).toBeUndefined()
})

it('a doubtful one beside a sure one leaves the sure one to be asked', () => {
  expect(asked('Sueña de dos gato', fix('Sueña de', 'Sueña con', true), fix('dos gato', 'dos gatos'))).toBe(
    'dos gato',
  )
})

it('is asked in Mandarin, too', () => {
  expect(askedBack('我买了三个书', [fix('三个书', '三本书')], 'zh-CN')?.corrected).toBe('三本书')
})
