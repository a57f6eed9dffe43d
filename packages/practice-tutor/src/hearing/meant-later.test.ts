import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { hear } from './hear.ts'

const lexicons = await loadLexicons()

function heardAs(language: LanguageTag, name: string, message: string): string | undefined {
  const [id, question = ''] = name.split('/')
  const scene = scenesOf(language).find((each) => each.id === id)
  const node = scene?.nodes[question]
  if (!scene || !node) throw new Error(`there is no ${name}`)
  const { answer, taken } = hear(message, { scene, node, language, lexicon: lexicons[language] }, 'Alex')
  return answer?.match.answer.id ?? taken?.expected.id
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'weekend/free', 'El sábado trabajo, pero por la tarde estoy libre', 'free-saturday'],
  ['fr', 'weekend/free', "Samedi je travaille, mais l'après-midi je suis libre.", 'free-saturday'],
  ['es', 'cafe-a2/cake', 'No, nunca. Es que soy alérgica a las nueces.', 'no-cake'],
  ['es', 'cafe-a2/cake', 'Sí, muchas veces, pero hoy no tengo hambre', 'no-cake'],
  // An allergy counts also where one may choose.
  ['es', 'restaurant-a2/diet', 'Como de todo, pero soy celíaca.', 'does-not-eat'],
  // A no stays one, and so does what was wished for in vain or chosen by its name.
  ['es', 'weekend/free', 'No, pero el domingo puedo', 'busy-saturday'],
  ['es', 'weekend/free', 'Me gustaría, pero tengo que estudiar', 'busy-saturday'],
  ['es', 'cafe/order', 'Un té verde. No puedo tomar café.', 'order-drink'],
])('in %s at %s “%s” means %s', (language, name, message, meant) => {
  expect(heardAs(language, name, message)).toBe(meant)
})
