import type { LanguageTag } from '@lingarden/domain/languages'
import { editDistance } from './edit-distance.ts'
import { withoutAccents } from './tokens.ts'

/** How a learner's word differs from the expected one, from nothing to another word altogether. */
export type Difference = 'same' | 'accent' | 'form' | 'spelling' | 'other'

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

function differenceOf(given: string, expected: string, language: LanguageTag): Difference {
  if (given === expected) return 'same'
  if (language !== 'zh' && withoutAccents(given) === withoutAccents(expected)) return 'accent'
  if (formGroups[language].some((group) => group.includes(given) && group.includes(expected))) return 'form'
  if (language === 'es' && spanishSound(given) === spanishSound(expected)) return 'spelling'
  const isLong = Math.max(given.length, expected.length) >= 4
  if (language !== 'zh' && isLong && editDistance(given, expected) === 1) return 'spelling'
  return 'other'
}

export type Compare = (given: string, expected: string) => Difference

/** Compares words of one language and remembers: the wordings of a scene hold the same words again and again. */
export function createCompare(language: LanguageTag): Compare {
  const known = new Map<string, Difference>()
  return (given, expected) => {
    const pair = `${given}\n${expected}`
    const difference = known.get(pair) ?? differenceOf(given, expected, language)
    known.set(pair, difference)
    return difference
  }
}

/** A rough key of how a Spanish word sounds: learners write what they hear (yamo, boy, qiero, ola). */
function spanishSound(word: string): string {
  return withoutAccents(word)
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/qu?(?=[ei])|c(?=[aou])/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
}

/** What replacing one word by another costs in an alignment; dropping one word costs 0.7. */
export const replacementCost: Record<Difference, number> = {
  same: 0,
  accent: 0.1,
  form: 0.3,
  spelling: 0.35,
  other: 1.35,
}
