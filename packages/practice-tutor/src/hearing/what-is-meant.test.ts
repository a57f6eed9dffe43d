import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { hear } from './hear.ts'

const lexicons = await loadLexicons()

function heard(tag: LanguageTag, name: string, message: string) {
  const [id, at = ''] = name.split('/')
  const scene = scenesOf(tag).find((each) => each.id === id)
  const node = scene?.nodes[at]
  if (!scene || !node) throw new Error(`${name} is no question of a scene`)
  return hear(message, { scene, node, language: tag, lexicon: lexicons[tag] }, 'Alex')
}

const answerIn = (tag: LanguageTag, name: string, message: string): string | undefined => {
  const { answer, taken } = heard(tag, name, message)
  return answer?.match.answer.id ?? taken?.expected.id
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'hotel/breakfast', 'Me gustaría, pero me voy muy temprano', 'without-breakfast'],
  ['es', 'weekend-a2/invite', 'Me apetece mucho, pero ya tengo planes con mi novia', 'decline'],
  ['es', 'introductions-a2/outing', 'Me encantaría, pero es el cumpleaños de mi hija', 'cannot-come'],
  ['es', 'introductions-a2/outing', 'Ya fui el mes pasado', 'cannot-come'],
  // Who agrees first agrees, unless it turns out that it cannot be.
  ['es', 'introductions-a2/outing', 'Vale, pero no tengo coche', 'will-come'],
  ['es', 'introductions-a2/outing', 'Sí, pero este sábado no puedo', 'cannot-come'],
  ['es', 'weekend-b1/dog', 'Me encantan los perros, pero soy alérgico', 'against'],
  ['fr', 'weekend-a2/invite', "J'aimerais bien, mais ma mère vient dîner", 'decline'],
])('in %s at %s “%s” means %s', (tag, name, message, meant) => {
  expect(answerIn(tag, name, message)).toBe(meant)
})

it.each<[LanguageTag, string, string]>([
  ['es', 'cafe/order', 'Me gustaría un café, pero no puedo tomar cafeína'],
  // Who does not know yet agrees to nothing with a question.
  ['es', 'hotel/breakfast', 'No sé, ¿a qué hora es?'],
  ['es', 'introductions-a2/outing', 'No sé. ¿Es muy difícil la ruta?'],
])('in %s at %s “%s” answers nothing yet', (tag, name, message) => {
  expect(answerIn(tag, name, message)).toBeUndefined()
})

it('what follows on a wish that was taken back is what is wanted', () => {
  const message = 'Me gustaría un café, pero no puedo tomar cafeína, así que un té'
  expect(heard('es', 'cafe/order', message).answer?.match.slots).toMatchObject({ drink: 'un té' })
})

it.each<[LanguageTag, string, string]>([
  ['es', 'market-b1/ugly', 'Dame los baratos, que son para salsa'],
  ['es', 'directions/more', 'No, eres muy amable'],
  ['fr', 'routine-b1/stress', "M'occuper de mon père, qui est âgé"],
])('in %s at %s “%s” asks nothing', (tag, name, message) => {
  expect(heard(tag, name, message).questions).toEqual([])
})

it.each<[LanguageTag, string, string]>([
  ['es', 'hotel/breakfast', '¿A qué hora es el desayuno?'],
  ['zh', 'weekend-a2/invite', '票多少钱？'],
])('in %s at %s “%s” agrees to nothing', (tag, name, message) => {
  expect(heard(tag, name, message)).toMatchObject({ answer: undefined, questions: [message] })
  expect(answerIn(tag, name, message)).toBeUndefined()
})

it.each<[LanguageTag, string, string]>([
  ['es', 'introductions-a2/outing', 'Bueno, depende del tiempo'],
  ['es', 'weekend-a2/invite', 'Quizás'],
  ['es', 'hotel/breakfast', 'Todavía no lo sé'],
  ['es', 'restaurant-b1/price', 'Tengo que consultarlo con mi familia'],
])('in %s at %s “%s” leaves it open', (tag, name, message) => {
  expect(heard(tag, name, message).moves).toEqual([{ move: 'dontKnow' }])
  expect(answerIn(tag, name, message)).toBeUndefined()
})

it.each<[LanguageTag, string, string, string]>([
  // What follows on a yes says what is wanted, and “así” is no past of “asir”.
  ['es', 'cafe/food', 'Sí, una galletita', 'order-food'],
  ['es', 'hotel/breakfast', 'Sí, no hay problema', 'with-breakfast'],
  ['es', 'cafe/order', 'Hace calor, así que una limonada con mucho hielo', 'order-drink'],
])('in %s at %s “%s” means %s, too', (tag, name, message, meant) => {
  expect(answerIn(tag, name, message)).toBe(meant)
})
