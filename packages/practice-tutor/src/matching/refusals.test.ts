import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { scenesOf } from '@lingarden/languages/loaded'
import { understoodFrom } from '../conversation/understood-from.ts'
import { matchAnswer } from './match-answer.ts'

/** The id of the expected answer that a text is taken for; undefined where it is not understood. */
function understoodAs(place: string, language: LanguageTag, text: string): string | undefined {
  const [id, name = ''] = place.split('/')
  const scene = scenesOf(language).find((each) => each.id === id)
  const node = scene?.nodes[name]
  if (!scene || !node) throw new Error(`There is no ${place}`)
  const match = matchAnswer(text, scene, node, language)
  return match && match.similarity >= understoodFrom ? match.answer.id : undefined
}

// Sentences that differ from their opposite by one small word.
it.each([
  ['cafe/food', 'zh', '我不要蛋糕', 'no-food'],
  ['clothes/gift', 'es', 'No, no es para mí', 'for-someone'],
  ['family/live', 'fr', "Non, pas près d'ici", 'far'],
  ['flat/decide', 'zh', '我不想租', 'thinks'],
  ['flat/decide', 'fr', 'Je ne veux pas le louer', 'thinks'],
  ['hotel-a2/fix', 'es', 'No quiero cambiar', 'repair'],
  ['hotel-a2/fix', 'zh', '我不想换房间', 'repair'],
  ['market/price', 'fr', 'Ça ne me va pas', 'price-dear'],
  ['restaurant/dessert', 'zh', '要', 'yes-dessert'],
  ['restaurant/dessert', 'zh', '不要', 'no-dessert'],
  ['restaurant-a2/wrong', 'es', 'No, gracias', 'not-mine'],
  ['restaurant-a2/booking', 'zh', '没有，对不起', 'not-booked'],
  ['station-a2/supplement', 'es', 'No me parece bien', 'refuse'],
  ['weekend-a2/how', 'zh', '没有意思', 'was-bad'],
  ['introductions-a2/outing', 'es', 'No puedo ir', 'cannot-come'],
  ['introductions-a2/outing', 'zh', '我不想去', 'cannot-come'],
  ['family/pet', 'es', 'No tengo perro', 'no-pet'],
  ['family/pet', 'fr', "Je n'ai pas de chien", 'no-pet'],
  ['family/pet', 'fr', "J'ai pas de chat", 'no-pet'],
  ['family/pet', 'zh', '我没有狗', 'no-pet'],
] as const)('does not take %s %s “%s” for its opposite', (place, language, text, answer) => {
  expect(understoodAs(place, language, text)).toBe(answer)
})

// Whatever a scene expects, to deny it is not to say it.
const denials: Partial<Record<LanguageTag, (sentence: string) => string>> = {
  es: (sentence) =>
    sentence.replace(
      /^(?:(?:sí|hola|bueno), )?((?:soy|es|son|estoy|tengo|quiero|prefiero|vivo|me|se|llevo|fue|voy|hay|necesito|puedo) )/iu,
      (_, verb: string) => `No ${verb.toLowerCase()}`,
    ),
  fr: (sentence) =>
    sentence
      .replace(/(?<!\p{L})j['’]ai(?!\p{L})/iu, "je n'ai pas")
      .replace(/(?<!\p{L})c['’]est(?!\p{L})/iu, "ce n'est pas")
      .replace(/(?<!\p{L})j['’](\p{L}+)/iu, "je n'$1 pas")
      .replace(/(?<!\p{L})(je|il|elle|on|nous) (?!n['’]|ne |m['’]|me )(\p{L}+)/iu, '$1 ne $2 pas'),
  zh: (sentence) =>
    sentence
      .replace(/(?<=[我家])有/u, '没有')
      .replace(/(?<![不是])是(?!的|吗)/u, '不是')
      .replace(/我(?=[想要会喜去住吃喝买坐用觉])/u, '我不'),
}

// What these deny is just what the answer means.
const notDenied = new Set([
  "ce n'est pas pour ma sœur.",
  'No es un regalo para mi hermana.',
  'No tengo que pensarlo.',
  'Je ne vais pas réfléchir.',
  "Pardon, je n'ai pas commandé le canard.",
  'Parce que je ne devais pas travailler.',
])

const models = (['es', 'fr', 'zh'] as const).flatMap((language) =>
  scenesOf(language).flatMap(({ id, nodes }) =>
    Object.entries(nodes).flatMap(([name, node]) =>
      node.models.map((model) => ({ place: `${id}/${name}`, language, model })),
    ),
  ),
)
const denied = models.flatMap(({ place, language, model }) => {
  const text = denials[language]?.(model) ?? model
  return text === model || notDenied.has(text) || /(?<!\p{L})(?:no|pas)(?!\p{L})|[不没]/iu.test(model)
    ? []
    : [{ place, language, model, text }]
})

it('denies enough of what scenes expect', () => {
  for (const tag of ['es', 'fr', 'zh'])
    expect(denied.filter(({ language }) => language === tag).length).toBeGreaterThan(50)
})

it.each(denied)('does not take $place “$text” for “$model”', ({ place, language, model, text }) => {
  expect(understoodAs(place, language, text)).not.toBe(understoodAs(place, language, model))
})
