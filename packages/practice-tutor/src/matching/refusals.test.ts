import type { LanguageTag } from '@lingarden/domain/languages'
import { expect, it } from 'vitest'
import { scenarios } from '../generated/scenarios.ts'
import { matchAnswer } from './match-answer.ts'

/** The id of the expected answer that a text comes closest to. */
function understoodAs(place: string, language: LanguageTag, text: string): string | undefined {
  const [scene, name = ''] = place.split('/')
  const scenario = scenarios.find(({ id }) => id === scene)
  const node = scenario?.nodes[name]
  if (!scenario || !node) throw new Error(`There is no ${place}`)
  return matchAnswer(text, scenario, node, language)?.answer.id
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
] as const)('[3.20] does not take %s %s “%s” for its opposite', (place, language, text, answer) => {
  expect(understoodAs(place, language, text)).toBe(answer)
})
