import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { hear } from './hear.ts'

const lexicons = await loadLexicons()

function heardAs(tag: LanguageTag, name: string, message: string): string | undefined {
  const [id, at = ''] = name.split('/')
  const scene = scenesOf(tag).find((each) => each.id === id)
  const node = scene?.nodes[at]
  if (!scene || !node) throw new Error(`${name} is no question of a scene`)
  const { answer, taken } = hear(message, { scene, node, language: tag, lexicon: lexicons[tag] }, 'Alex')
  return answer?.match.answer.id ?? taken?.expected.id
}

it.each<[LanguageTag, string, string, string | undefined]>([
  ['es', 'directions/ticket', 'Vale', 'has-ticket'],
  ['es', 'hotel-a2/proof', 'No', 'no-proof'],
  // Who has never tried it refuses nothing.
  ['es', 'cafe-a2/cake', 'No', 'never-tried'],
  ['fr', 'cafe-a2/cake', 'Non', 'never-tried'],
  ['zh', 'cafe-a2/cake', '没有', 'never-tried'],
  // Nothing is agreed to where one may choose, or is asked what, where or how.
  ['es', 'cafe/pay', 'Vale', undefined],
  ['es', 'clothes-a2/choice', 'Vale', undefined],
  ['es', 'introductions-a2/why', 'Sí, claro', undefined],
  ['fr', 'station-a2/wait', "D'accord", undefined],
  ['fr', 'hotel-a2/proof', 'Oui', 'has-proof'],
  ['zh', 'clothes-a2/receipt', '没有', 'no-receipt'],
  ['zh', 'cafe-b1/like', '好', undefined],
  // Who does not mind agrees.
  ['es', 'flat-b1/guest', 'No', 'agree'],
])('in %s at %s “%s” means %s', (tag, name, message, meant) => {
  expect(heardAs(tag, name, message)).toBe(meant)
})

it.each<[LanguageTag, string, string]>([
  ['es', 'weekend/free', 'Ayer compré un libro de cocina'],
  ['es', 'clothes/try-on', 'No sé conducir'],
  ['es', 'weekend/invite', 'Mi madre está enferma'],
  ['fr', 'cafe/order', 'Il neige beaucoup cet hiver'],
  ['fr', 'weekend/free', "Hier j'ai acheté un livre"],
  ['zh', 'weekend/free', '昨天我买了一本书'],
])('in %s at %s “%s” answers nothing', (tag, name, message) => {
  expect(heardAs(tag, name, message)).toBeUndefined()
})

it.each<[LanguageTag, string, string]>([
  ['es', 'introductions/name', 'asdf qwer'],
  ['es', 'introductions/city', 'asdf qwer'],
  ['es', 'introductions/city', 'Vivo en qwrt'],
  ['fr', 'introductions/name', 'asdf qwer'],
  ['fr', 'introductions/city', 'bcdfg'],
])('in %s at %s the letters “%s” are no name', (tag, name, message) => {
  expect(heardAs(tag, name, message)).toBeUndefined()
})

it.each<[LanguageTag, string, string, string]>([
  ['es', 'introductions/name', 'ahmed', 'say-name'],
  ['es', 'introductions/city', 'vivo en leeds', 'say-city'],
  ['es', 'introductions/city', 'En Kraków', 'say-city'],
  ['fr', 'introductions/name', 'Nguyen', 'say-name'],
  ['fr', 'introductions/city', "J'habite à Schwerin", 'say-city'],
])('in %s at %s “%s” is a name from anywhere', (tag, name, message, meant) => {
  expect(heardAs(tag, name, message)).toBe(meant)
})

it.each<[LanguageTag, string, string, string]>([
  ['es', 'clothes/size', 'No tengo ni idea', 'no-size'],
  ['es', 'weekend-a2/soldout', 'Ni idea', 'no-idea'],
  ['fr', 'market/price', 'Je ne sais pas', 'price-in-doubt'],
])('in %s at %s “%s” answers where somebody may not know', (tag, name, message, meant) => {
  expect(heardAs(tag, name, message)).toBe(meant)
})
