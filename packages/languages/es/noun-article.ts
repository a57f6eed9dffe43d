import type { NounWithGender } from '../word-rules.ts'

const singular = { m: 'el', f: 'la', mf: 'el/la' } as const
const plural = { m: 'los', f: 'las', mf: 'los/las' } as const
/** Agua, aula, ave: before a stressed a the feminine article is el. By the sound, where it is known: the stress, or one syllable alone. */
const beginsWithStressedA = /^\/(?:ˈa|a[^.ˈ]*\/)/u

/**
 * The definite article of a noun: el mercado, la casa, el agua, las gafas, el/la testigo.
 * @returns undefined where it cannot be told: whether a word in an unstressed -es or -os is one or many
 */
export function spanishArticle({ term, gender, sound, isPlural }: NounWithGender): string | undefined {
  if (gender === 'n') return undefined
  if (isPlural) return plural[gender]
  if (gender === 'f' && beginsWithStressedA.test(sound)) return 'el'
  // Lunes is one day, dulces are many; an accent or one syllable is of one: autobús, mes.
  if (/[aeo]s$/u.test(term) && /\.[^ˈ]*$/u.test(sound.slice(sound.lastIndexOf('ˈ'))))
    return term.endsWith('as') && gender === 'f' ? plural.f : daysOfWeek.has(term) ? singular.m : undefined
  return singular[gender]
}

const daysOfWeek: ReadonlySet<string> = new Set(['lunes', 'martes', 'miércoles', 'jueves', 'viernes'])
