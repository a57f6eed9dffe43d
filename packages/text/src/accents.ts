import { withoutMarks } from './plain-text.ts'

/** A word without its accents; ñ stays, as it is a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replace(/[^ñ]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** The same with ligatures as they are typed on plain keys: cœur as coeur. */
export const withoutLigatures = (word: string): string => withoutAccents(word).replaceAll('œ', 'oe')

/** Whether two words have the same letters, with these accents or others or none; ñ is n with one, unless it is excepted. */
export function isSameButAccents(a: string, b: string, except?: 'except ñ'): boolean {
  const bare = except ? withoutAccents : withoutMarks
  return bare(a) === bare(b)
}

/** Whether each letter is the right one, with its accent or without: a wrong accent is no missing one. */
export function lacksAccentsOnly(given: string, right: string): boolean {
  const [a, b] = [[...given], [...right]]
  return (
    a.length === b.length && a.every((letter, i) => letter === b[i] || letter === withoutAccents(b[i] ?? ''))
  )
}
