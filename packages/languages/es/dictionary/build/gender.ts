import type { Gender } from '../../../build/european/describe.ts'

/** Endings that tell the gender of a noun, longest first; exceptions stand in the lexicon or are set by hand. */
const endings: readonly [RegExp, Gender][] = [
  [/(ista|nauta|ícola|ante|iente)$/, 'mf'],
  [/(ción|sión|gión|tión|dad|tad|tud|umbre|eza|ez|triz|itis|sis|ie)$/, 'f'],
  [/(ema|oma|ama|grama|aje|or|án|ón|ín|ate|ete|ote|miento)$/, 'm'],
  [/(as?|d)$/, 'f'],
  [/./, 'm'],
]

/**
 * The gender of a Spanish noun: what Apertium's lexicon says of the word or of its last part, else by its ending.
 * @param term may have several words: the first one is the noun
 */
export function spanishGender(term: string, analyse: (word: string) => readonly string[]): Gender {
  const [head = ''] = term.split(' ')
  const genders = new Set(
    analyse(head).flatMap(
      (reading) => /^[^<]+<n>(?:<acr>)?<(mf|m|f)><(?:sg|sp|pl)>$/.exec(reading)?.[1] ?? [],
    ),
  )
  if (genders.has('mf') || (genders.has('m') && genders.has('f'))) return 'mf'
  if (genders.has('m')) return 'm'
  if (genders.has('f')) return 'f'
  return endings.find(([ending]) => ending.test(head))?.[1] ?? 'm'
}
