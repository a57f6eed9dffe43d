/** A word without its accents; ñ stays a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replace(/[^ñ]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** A word without any marks on its letters, not even that of ñ. */
export const withoutMarks = (word: string): string => withoutAccents(word).replaceAll('ñ', 'n')

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
