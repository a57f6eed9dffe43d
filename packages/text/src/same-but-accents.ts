import { withoutAccents } from './accents.ts'
import { withoutMarks } from './plain-text.ts'

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
