import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { at, turn } from '../test/scene-turn.ts'

const reply = async (tag: LanguageTag, place: string, message: string) => {
  const [scene = '', node = ''] = place.split('/')
  const language = supportedLanguages.find((each) => each.tag === tag)
  if (!language) throw new Error(tag)
  const { replies } = await turn(language, { message, engineState: at(scene, node) })
  return replies.map(({ text }) => text.replaceAll(/[\u00A0\u202F]/gu, ' ')).join(' ')
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'directions/how', 'Andando no, que llueve, mejor el autobús', 'número dos'],
  ['es', 'restaurant/bill', 'De momento un cafecito, luego la cuenta', 'y después la cuenta'],
  ['es', 'routine/favourite', 'Las mañanas no las aguanto, me quedo con la noche', 'tiempo libre'],
  ['es', 'station/seat', 'Pasillo, que en la ventanilla me mareo', 'Pasillo'],
  ['fr', 'routine/favourite', "Plutôt la nuit, je ne suis pas quelqu'un du matin", 'temps libre'],
  ['fr', 'pharmacy-a2/soldout', "Ce n'est pas urgent, je reviens demain après mon cours", 'de côté'],
  ['fr', 'family-b1/surprise', 'La prévenir, surtout pas ! Elle adore les surprises', 'derrière le canapé'],
  ['zh', 'pharmacy-a2/soldout', '我不着急，明天下课以后我再来', '留着'],
  ['zh', 'directions/how', '我不想走路，还是坐车吧', '二路车'],
])('takes what is chosen, not what is set aside (%s, %s): %s', async (tag, place, message, said) => {
  expect(await reply(tag, place, message)).toContain(said)
})

it.each<[LanguageTag, string, string, string]>([
  ['es', 'clothes/fit', 'Me gusta mucho, pero me queda un poco corto', 'talla'],
  ['fr', 'hotel-b1/review', "L'accueil est très gentil, mais c'est bruyant", "C'est honnête"],
  ['zh', 'flat-a2/impression', '房子不错，就是房租贵了一点儿', '明白'],
  ['zh', 'restaurant/taste', '很好吃，就是有点儿辣', '好的'],
])('hears the fault beside the praise (%s, %s): %s', async (tag, place, message, said) => {
  expect(await reply(tag, place, message)).toMatch(new RegExp(`${said}|两方面`, 'u'))
})
