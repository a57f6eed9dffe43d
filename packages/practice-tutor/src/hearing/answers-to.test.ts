import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { answersTo } from './answers-to.ts'

const lexicons = await loadLexicons()

function answerOf(language: LanguageTag, id: string, question: string): string | undefined {
  const scene = scenesOf(language).find((each) => each.id === id)
  if (!scene) throw new Error(`There is no scene ${id}`)
  return answersTo(question, scene, { language, lexicon: lexicons[language] })?.[0]
}

it.each<[LanguageTag, string, string, RegExp]>([
  // The more of a question is answered, the better: not how old the tutor is, and not that there is a sister.
  ['es', 'family', '¿Cuántos años tiene tu hermana?', /veintiocho/],
  ['es', 'directions-a2', '¿Cuánto cuesta el autobús?', /uno cincuenta/],
  ['es', 'weekend-b1', '¿Hay supermercado en el pueblo?', /tienda/],
  ['es', 'cafe-b1', '¿A qué hora cierras?', /ocho a ocho/],
  ['es', 'cafe-b1', '¿Cuánto te cuesta el alquiler?', /alquiler/],
  ['es', 'clothes-b1', '¿Cuánto cuesta el arreglo?', /arreglo/],
  ['es', 'market-b1', '¿Cuántas patatas necesito?', /seis kilos/],
])('in %s in the scene %s “%s” is answered with what is asked', (tag, scene, question, answer) => {
  expect(answerOf(tag, scene, question)).toMatch(answer)
})

it.each<[LanguageTag, string, string]>([
  ['es', 'market', '¿Sabes algo de la película nueva de Almodóvar?'],
  ['es', 'hotel', '¿Por qué ladran los perros del vecino por la noche cuando llueve mucho?'],
])('in %s in the scene %s nobody thought of “%s”', (tag, scene, question) => {
  expect(answerOf(tag, scene, question)).toBeUndefined()
})

it('a bare question is about what was asked', () => {
  const questions = [
    { about: ['(cuánto|precio)'], answers: ['Las habitaciones, sesenta euros.'] },
    { about: ['desayuno'], answers: ['El desayuno cuesta doce euros.'] },
  ]
  const node = { ask: ['¿Quiere el desayuno?'], simpler: '¿Desayuno, sí o no?', expect: [], models: [] }
  const reader = { language: 'es', lexicon: lexicons['es'] } as const
  expect(answersTo('¿Cuánto cuesta?', { questions }, { ...reader, node })).toEqual(questions[1]?.answers)
  expect(answersTo('¿Cuánto cuesta?', { questions }, reader)).toEqual(questions[0]?.answers)
  // It asks nothing that one of both would answer.
  expect(answersTo('¿Por qué?', { questions }, { ...reader, node })).toBeUndefined()
})

it('of two questions that are alike the first is meant', () => {
  const questions = [
    { about: ['(wifi|clave)'], answers: ['The first.'] },
    { about: ['clave'], answers: ['The second.'] },
  ]
  expect(answersTo('¿Cuál es la clave?', { questions })).toEqual(['The first.'])
})
