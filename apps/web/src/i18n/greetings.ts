import type { PartOfDay } from '@lingarden/domain/analytics/part-of-day'
import type { InterfaceLanguage } from './languages'

interface Greetings extends Record<PartOfDay, string> {
  /** What stands between the greeting and a name. */
  beforeName: string
}

/** In every language at once: what greets comes with the first script, before the texts of any language. */
const greetings: Readonly<Record<InterfaceLanguage, Greetings>> = {
  en: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening', beforeName: ', ' },
  es: { morning: 'Buenos días', afternoon: 'Buenas tardes', evening: 'Buenas noches', beforeName: ', ' },
  fr: { morning: 'Bonjour', afternoon: 'Bonjour', evening: 'Bonsoir', beforeName: ' ' },
  zh: { morning: '早上好', afternoon: '下午好', evening: '晚上好', beforeName: '，' },
}

/** Characters from which a whole name would fill the page; its first word greets as well. */
const longName = 20

/** Greets by the part of the day, and by name where there is one. */
export function greet(language: InterfaceLanguage, part: PartOfDay, name: string): string {
  const { [part]: greeting, beforeName } = greetings[language]
  const called = name.length < longName ? name : (name.split(' ')[0] ?? name)
  return called ? greeting + beforeName + called : greeting
}
