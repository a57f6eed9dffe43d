import type { LanguageTag } from '@lingarden/languages/find-language'
import { supportedLanguages } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { expect, it } from 'vitest'
import { at, turn } from '../test/scene-turn.ts'
import { namedIn } from './named-together.ts'

const say = (tag: LanguageTag, place: string, message: string, explanationLanguage: HelpLanguage = 'en') => {
  const [scene = '', node = ''] = place.split('/')
  const language = supportedLanguages.find((each) => each.tag === tag)
  if (!language) throw new Error(tag)
  return turn(language, { message, engineState: at(scene, node), explanationLanguage })
}

const reply = async (...given: Parameters<typeof say>) => {
  const { replies } = await say(...given)
  return replies
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'cafe/order', 'Dos cafés, una infusión y para la niña un zumo', 'Dos cafés, una infusión y un zumo'],
  ['es', 'cafe/food', 'Una tostada y un cruasán', 'una tostada y un cruasán'],
  ['es', 'restaurant/drink', 'dos copas de vino y un agua', 'Dos copas de vino y un agua'],
  ['fr', 'cafe/order', 'Deux thés, une bière, et un jus pour ma fille', 'Deux thés, une bière et un jus'],
  ['fr', 'market/fruit', 'Des pommes et puis des fraises', 'fraises'],
  ['zh', 'cafe/order', '我要两杯茶，给我女儿来一杯牛奶', '两杯茶和一杯牛奶'],
  ['zh', 'restaurant/drink', '一壶花茶，还要两瓶啤酒', '一壶花茶和两瓶啤酒'],
])('names all that was ordered in %s at %s: %s', async (tag, place, message, all) => {
  const text = await reply(tag, place, message)
  expect(text).toContain(all)
})

it('orders nothing a second time, and skips no question for it', async () => {
  const { replies, state } = await say('es', 'cafe/food', 'Una tostada y un cruasán')
  expect(replies.map(({ text }) => text).join(' ')).not.toContain('Claro')
  expect(state.given).toEqual({})
})

it.each<[LanguageTag, string, string, string]>([
  ['zh', 'family/siblings', '我有一个妹妹，两个哥哥', '热闹'],
  ['es', 'family/siblings', 'Tengo un hermano y también dos hermanas', 'siempre hay alguien'],
  ['zh', 'family/siblings', '我有一个妹妹', '一个妹妹，真好'],
])('hears several where several are told (%s, %s): %s', async (tag, place, message, said) => {
  expect(await reply(tag, place, message)).toContain(said)
})

it('tells what several things mean in the language of the reader', async () => {
  const { replies } = await say('es', 'cafe/order', 'Dos cafés, un té y un zumo', 'fr')
  expect(replies.map(({ meaning }) => meaning).join(' ')).toContain('eux cafés, un thé et un jus')
})

it('names nothing where something is denied, and nothing twice', () => {
  expect(namedIn('un café y no quiero té', ['café', 'té'], 'es')).toEqual([])
  expect(namedIn('un té verde, sí, un té verde', ['un té', 'un té verde'], 'es')).toEqual(['un té verde'])
})
