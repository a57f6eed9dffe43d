import type { LanguageTag } from '@lingarden/languages/find-language'
import { isOpenerFor } from './negations.ts'
import { isOneEdit } from './one-edit.ts'
import { withoutAccents } from './tokens.ts'

/** How a learner's word differs from the expected one, from nothing to another word altogether. */
export type Difference = 'same' | 'accent' | 'form' | 'spelling' | 'other'

/** A word with all that a comparison needs to know of it, found once: words are compared again and again. */
export interface Word {
  text: string
  withoutAccents: string
  /** The forms that this word is one of. */
  group: readonly string[] | undefined
  /** A rough key of how a Spanish word sounds. */
  sound: string
}

// Within one group a wrong word is a wrong form, not another meaning.
const formGroups: Record<LanguageTag, readonly (readonly string[])[]> = {
  es: [
    ['un', 'una', 'uno'],
    ['el', 'la'],
    ['los', 'las'],
  ],
  fr: [
    ['un', 'une'],
    ['le', 'la'],
    ['du', 'de', 'des'],
  ],
  zh: [[...'个张本杯瓶块碗只条位']],
}

export function describeWord(text: string, language: LanguageTag): Word {
  const plain = language === 'zh' ? text : withoutAccents(text)
  return {
    text,
    withoutAccents: plain,
    group: formGroups[language].find((group) => group.includes(text)),
    sound: language === 'es' ? spanishSound(plain) : '',
  }
}

/** Compares two words described for the same language. */
export function differenceBetween(given: Word, expected: Word, language: LanguageTag): Difference {
  if (given.text === expected.text || isOpenerFor(given.text, expected.text)) return 'same'
  if (given.withoutAccents === expected.withoutAccents) return 'accent'
  if (given.group && given.group === expected.group) return 'form'
  if (language === 'zh') return 'other'
  if (language === 'es' && given.sound === expected.sound) return 'spelling'
  const isLong = Math.max(given.text.length, expected.text.length) >= 4
  return isLong && isOneEdit(given.text, expected.text) ? 'spelling' : 'other'
}

/** Learners write what they hear: yamo, boy, qiero, ola. */
function spanishSound(plain: string): string {
  return plain
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/qu?(?=[ei])|c(?=[aou])/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
}
