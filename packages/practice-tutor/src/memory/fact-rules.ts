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
  'family/name/sibling-name': {
    topic: 'family',
    text: {
      es: 'un familiar que se llama {name}',
      fr: "un proche qui s'appelle {name}",
      zh: '一个叫{name}的家人',
    },
  },
  'family/size/how-many': {
    topic: 'family',
    text: { es: 'una familia de {number}', fr: 'une famille de {number}' },
  },
  'family/live/place': { topic: 'family', text: { es: 'la familia en {place}', zh: '家人在{place}' } },
  'introductions-a2/learned/learned-where': {
    topic: 'other',
    text: { es: 'aprendí español {school}', fr: "j'ai appris le français {school}", zh: '{school}学的中文' },
  },
  'routine/wake/get-up-early': {
    topic: 'other',
    text: { es: 'me levanto a {early}', fr: 'je me lève à {early}', zh: '早上{early}起床' },
  },
  'routine/wake/get-up-late': {
    topic: 'other',
    text: { es: 'me levanto a {late}', fr: 'je me lève à {late}', zh: '早上{late}起床' },
  },
  'routine/breakfast/eat': {
    topic: 'other',
    text: { es: 'desayuno {breakfast}', fr: 'le matin, je prends {breakfast}', zh: '早饭吃{breakfast}' },
  },
  'routine/breakfast/drink': {
    topic: 'other',
    text: { es: 'por la mañana bebo {drink}', fr: 'le matin, je bois {drink}', zh: '早上喝{drink}' },
  },
  'routine/transport/go': {
    topic: 'other',
    text: { es: 'me muevo {transport}', fr: 'je me déplace {transport}', zh: '平常{transport}' },
  },
  'routine/transport/take': {
    topic: 'other',
    text: { es: 'normalmente cojo {vehicle}', fr: "d'habitude, je prends {vehicle}", zh: '平常坐{vehicle}' },
  },
  'routine/evening/say-activity': {
    topic: 'other',
    text: { es: 'por la noche {activity}', fr: 'le soir, {activity}', zh: '晚上{activity}' },
  },
  'routine/bed/go-to-bed': {
    topic: 'other',
    text: { es: 'me acuesto a {bedtime}', fr: 'je me couche à {bedtime}', zh: '晚上{bedtime}睡觉' },
  },
}
