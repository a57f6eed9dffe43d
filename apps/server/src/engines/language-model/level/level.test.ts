import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { Lexicons } from '@lingarden/languages/kit/lexicon/lexicon'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Level } from '@lingarden/domain/levels'
import { beforeAll, describe, expect, it } from 'vitest'
import { LevelWindow, shareKnown } from './level-fit.ts'
import { formatLevelState, parseLevelState } from './level-state.ts'
import { levelWords } from './level-words.ts'

type Tag = 'es' | 'fr' | 'zh'
let lexicons: Lexicons
beforeAll(async () => {
  lexicons = await loadLexicons()
})

const contextOf = (language: Tag, level: Level, known: string[] = []) => ({
  level,
  language,
  knows: levelWords(language, level, lexicons[language]),
  known: new Set(known),
})
const tooHard = (tag: Tag, level: Level, text: string, known: string[] = []) =>
  new LevelWindow(contextOf(tag, level, known), []).tooHard(text)

describe('whether a sentence fits a level', () => {
  it.each([
    ['es', '¡Hola! Soy Alex. ¿Cómo estás hoy?'],
    ['es', '¿Quieres un café con leche o un té?'],
    ['es', 'Muy bien. ¿Tienes hermanos o hermanas? Yo tengo veintidós primos.'],
    ['fr', "Bonjour ! Je m'appelle Camille. Qu'est-ce que tu aimes faire ?"],
    ['zh', '你好！你今天想吃什么？'],
  ] as const)('%s: “%s” fits a beginner', (tag, text) => {
    expect(tooHard(tag, 'beginner', text)).toEqual([])
  })

  it.each([
    ['es', 'El otorrinolaringólogo escudriña la garganta.', ['otorrinolaringólogo', 'escudriña']],
    ['fr', 'La conjoncture suscite des inquiétudes.', ['conjoncture', 'suscite', 'inquiétudes']],
  ] as const)('%s: “%s” is too hard for one', (tag, text, words) => {
    expect(tooHard(tag, 'beginner', text)).toEqual(expect.arrayContaining([...words]))
  })

  it('also in characters', () => {
    expect(tooHard('zh', 'beginner', '该研究揭示了认知偏差对决策机制的潜在影响。').length).toBeGreaterThan(3)
  })

  it('forms of known words, names and the words of the learner are known', () => {
    expect(tooHard('es', 'beginner', 'Ayer comimos con Wenceslao, Torcuato y Eufrasia')).toEqual([])
    const rare = 'Me gustan la berenjena y la alcachofa'
    expect(tooHard('es', 'beginner', rare)).toEqual(['berenjena', 'alcachofa'])
    expect(tooHard('es', 'beginner', rare, ['berenjena'])).toEqual([])
    expect(tooHard('es', 'native', 'El otorrinolaringólogo escudriña la garganta.')).toEqual([])
  })

  it('one rare word in many is let pass, one more is not', () => {
    const window = new LevelWindow(contextOf('es', 'beginner'), [])
    const rare = 'Hoy comemos una alcachofa.'
    expect(window.tooHard(rare)).toEqual([])
    window.add(rare)
    expect(window.tooHard('También hay berenjena.')).toEqual(['berenjena'])
  })

  it.each([
    ['es', 'beginner', 'A1'],
    ['es', 'elementary', 'A2'],
    ['fr', 'beginner', 'A1'],
    ['fr', 'elementary', 'A2'],
    ['zh', 'beginner', 'A1'],
    ['zh', 'elementary', 'A2'],
  ] as const)('%s: what our own %s scenes say is mostly known (%s)', (tag, level, band) => {
    const scenes = scenesOf(tag).filter((scene) => scene.band === band)
    const asked = scenes.flatMap(({ nodes }) => Object.values(nodes).flatMap(({ ask }) => ask))
    expect(shareKnown(asked.join(' '), contextOf(tag, level))).toBeGreaterThan(0.94)
  })
})

it('a state brings nothing but words, and only a few', () => {
  expect(parseLevelState(formatLevelState(['suscitar', 'encarnizado']))).toEqual(['suscitar', 'encarnizado'])
  expect(parseLevelState(formatLevelState(Array.from({ length: 20 }, () => 'a')))).toHaveLength(8)
  for (const forged of ['{"tooHard":["two words"]}', '{"tooHard":"x"}', 'oops', undefined])
    expect(parseLevelState(forged)).toEqual([])
})
