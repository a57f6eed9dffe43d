import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { describe, expect, it } from 'vitest'
import { hear } from './hear.ts'
import { retractedIn } from './retracted.ts'

const lexicons = await loadLexicons()

function hearAt(language: LanguageTag, name: string, message: string) {
  const [id, question = ''] = name.split('/')
  const scene = scenesOf(language).find((each) => each.id === id)
  const node = scene?.nodes[question]
  if (!scene || !node) throw new Error(`there is no ${name}`)
  return hear(message, { scene, node, language, lexicon: lexicons[language] }, 'Alex')
}

describe('who corrects themselves', () => {
  it.each<[LanguageTag, string, string, string]>([
    ['es', 'cafe/order', 'Un café con leche... no, mejor un té verde, que he dormido mal.', 'un té verde'],
    ['es', 'clothes/color', 'Negro, o no, gris.', 'gris'],
    ['es', 'cafe/order', 'un zumo no espera un café', 'un café'],
    ['es', 'station/day', 'El viernes, o mejor el sábado', 'el sábado'],
    ['fr', 'cafe/order', "Un thé, enfin non, un jus d'orange", "un jus d'orange"],
    ['zh', 'cafe/order', '咖啡。啊不对，我要一杯茶', '一杯茶'],
  ])('means what was said last (%s, %s: %s)', (language, name, message, value) => {
    const { answer } = hearAt(language, name, message)
    expect(Object.values(answer?.match.slots ?? {})).toEqual([value])
  })

  it('takes back the sentence before, and keeps what was said before that', () => {
    expect(retractedIn('Hola. Para cuatro. No, perdón, para cinco.', 'es')).toEqual({
      retracted: 'Para cuatro.',
      kept: 'Hola. para cinco.',
    })
  })

  it.each([
    'No, gracias. Mejor mañana.',
    'No, mejor a las cinco.',
    'Me gusta el café, no el té.',
    'Yo digo que sí.',
    'Sí, no mucho.',
  ])('takes nothing back with “%s”', (message) => {
    expect(retractedIn(message, 'es')).toBeUndefined()
  })

  it('has to have answered before, and to answer now', () => {
    expect(hearAt('es', 'cafe/order', 'Hola, perdón, un café').kept).toBeUndefined()
    expect(hearAt('es', 'cafe/order', 'Un café, perdón, ¿qué hora es?').answer?.match.slots).toEqual({
      drink: 'un café',
    })
  })
})
