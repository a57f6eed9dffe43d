import { readHand } from '../hand.ts'

/** Shorter words without an accent are as often names or initials. */
const shortest = 3

/** What a wrong spelling is, as the domain's form-reason has it: a misspelling, or one that is right too. */
type SpellingReason = 'mi' | 'sp'
export type Misspelling = readonly [wrong: string, right: string, reason: SpellingReason]

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Spellings that the reform of 1990 allows: maitre for maître, gout for goût, évènement for événement. */
const isReformed = (form: string, right: string): boolean =>
  right.replaceAll('î', 'i').replaceAll('û', 'u') === form || form.replaceAll('è', 'é') === right

/**
 * Finds words that people write with accents left out (asi, estan, ecoute), each with the right spelling: the most
 * frequent known word that has the same letters, if it is more frequent than the wrong one. What the list by hand says
 * wins.
 * @param frequentForms most frequent first
 * @param listed the list by hand
 */
export function findMisspellings(
  frequentForms: readonly string[],
  isKnown: (form: string) => boolean,
  listed: URL,
): Misspelling[] {
  const byHand = readHand(listed)
  const rightByLetters = new Map<string, string>()
  const found = Array.from(byHand).flatMap(([form, right]): Misspelling[] =>
    right === '-' || isKnown(form) ? [] : [[form, right, 'mi']],
  )
  for (const form of frequentForms) {
    const letters = withoutAccents(form)
    if (isKnown(form)) {
      if (!rightByLetters.has(letters)) rightByLetters.set(letters, form)
      continue
    }
    const right = rightByLetters.get(letters)
    if (right === undefined || byHand.has(form) || !/^\p{Ll}+$/u.test(form)) continue
    if (isReformed(form, right)) found.push([form, right, 'sp'])
    else if (isWithoutAccents(form, right)) found.push([form, right, 'mi'])
  }
  return found
}

/** Whether some of the accents of the right spelling are left out, and nothing else is wrong. */
function isWithoutAccents(form: string, right: string): boolean {
  const letters = Array.from(right)
  return (
    form.length >= shortest &&
    form.length === right.length &&
    Array.from(form).every(
      (letter, place) => letter === letters[place] || letter === withoutAccents(letters[place] ?? ''),
    )
  )
}
