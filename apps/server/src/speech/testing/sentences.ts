import type { LanguageTag } from '@lingarden/languages/find-language'

/** A sentence to be spoken in each language. */
export const sentences: Record<LanguageTag, string> = {
  zh: '你好，我今天想去公园散步。你呢？',
  es: 'Buenos días, ¿qué tal? Me gustaría hablar de tu familia.',
  fr: 'Aujourd’hui, j’ai mangé l’omelette avec mes amis.',
}
