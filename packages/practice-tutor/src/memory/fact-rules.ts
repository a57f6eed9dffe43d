import type { FactTopic } from '@lingarden/domain/learner-facts'
import type { ByLanguage } from '../scenario.ts'

/** What an expected answer tells about the learner: a topic, and its words with the answer's slots. */
interface FactRule {
  topic: FactTopic
  /** A language whose wording has no slot for it is left out. */
  text: Partial<ByLanguage<string>>
}

const same = (text: string): ByLanguage<string> => ({ es: text, fr: text, zh: text })

/**
 * Answers in which learners speak of themselves, by `scenario/node/answer`. Scenes in which they play somebody, such as a
 * guest with an order, tell nothing of them; what is sensitive, such as the pharmacy's complaints, is not kept.
 */
export const factRules: Readonly<Record<string, FactRule>> = {
  'introductions/name/say-name': { topic: 'name', text: same('{name}') },
  'introductions/origin/say-origin': {
    topic: 'origin',
    text: { es: '{place}{country}', fr: '{country}', zh: '{place}{country}' },
  },
  'introductions/origin/say-nationality': {
    topic: 'nationality',
    text: { es: '{nationality}', fr: '{nationality}', zh: '{nationality}人' },
  },
  'introductions/city/say-city': {
    topic: 'home',
    text: { es: 'en {place}', fr: 'à {place}', zh: '{place}' },
  },
  'introductions/city/say-land': { topic: 'home', text: { fr: '{land}' } },
  'introductions/work/say-job': { topic: 'work', text: same('{job}') },
  'introductions/hobby/say-hobby': { topic: 'likes', text: same('{hobby}') },
  'introductions/hobby/say-things': { topic: 'likes', text: same('{things}') },
  'family/siblings/several': { topic: 'family', text: same('{siblings}') },
  'family/siblings/one': { topic: 'family', text: same('{sibling}') },
  'family/pet/one-pet': { topic: 'pet', text: same('{pet}') },
  'family/pet/several-pets': { topic: 'pet', text: same('{pets}') },
  'family/pet-name/say-pet-name': { topic: 'pet_name', text: same('{name}') },
}
