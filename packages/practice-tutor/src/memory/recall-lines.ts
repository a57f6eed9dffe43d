import type { FactTopic } from '@lingarden/domain/learner-facts'
import type { ByLanguage } from '../scenario.ts'

/** How the tutor greets somebody whose name it knows; `{fact}` is the name. */
export const greetings: ByLanguage<string[]> = {
  es: ['¡Qué alegría verte otra vez, {fact}!', 'Me alegro de verte, {fact}.'],
  fr: ['Ça me fait plaisir de te revoir, {fact} !', 'Te revoilà, {fact}, quelle bonne surprise !'],
  zh: ['{fact}，又见面了！', '{fact}，很高兴又见到你！'],
}

/** How the tutor comes back to what it was told, between two scenes. */
export const recallQuestions: Partial<Record<FactTopic, ByLanguage<string>>> = {
  origin: {
    es: 'Por cierto, me dijiste que eres de {fact}. ¿Qué se come allí?',
    fr: "Au fait, tu m'as dit que tu viens {fact}. Qu'est-ce qu'on mange là-bas ?",
    zh: '对了，你说过你是{fact}人。你们那儿常吃什么？',
  },
  nationality: {
    es: 'Por cierto, me dijiste que eres {fact}. ¿Qué se come en tu país?',
    fr: "Au fait, tu m'as dit que tu es {fact}. Qu'est-ce qu'on mange dans ton pays ?",
    zh: '对了，你说过你是{fact}。你们那儿常吃什么？',
  },
  home: {
    es: 'Por cierto, vives {fact}. ¿Qué tiempo hace hoy?',
    fr: 'Au fait, tu habites {fact}. Quel temps fait-il aujourd’hui ?',
    zh: '对了，你住在{fact}。今天天气怎么样？',
  },
  work: {
    es: 'Por cierto, me dijiste que eres {fact}. ¿Te gusta?',
    fr: "Au fait, tu m'as dit que tu es {fact}. Ça te plaît ?",
    zh: '对了，你说过你是{fact}。你喜欢吗？',
  },
  family: {
    es: 'Por cierto, tienes {fact}. ¿Qué tal está tu familia?',
    fr: 'Au fait, tu as {fact}. Comment va ta famille ?',
    zh: '对了，你有{fact}。你家人最近好吗？',
  },
  pet: {
    es: 'Por cierto, en casa tienes {fact}. ¡Cuéntame algo!',
    fr: 'Au fait, tu as {fact} à la maison. Raconte !',
    zh: '对了，你家有{fact}。给我讲讲吧！',
  },
  pet_name: {
    es: 'Por cierto, ¿cómo está {fact}?',
    fr: 'Au fait, comment va {fact} ?',
    zh: '对了，{fact}最近怎么样？',
  },
  likes: {
    es: 'Por cierto, me dijiste que te gusta {fact}. ¿Por qué?',
    fr: "Au fait, tu m'as dit que tu aimes {fact}. Pourquoi ?",
    zh: '对了，你说过你喜欢{fact}。为什么呢？',
  },
}
