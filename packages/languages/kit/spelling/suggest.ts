import type { Lexicon } from '../lexicon/lexicon.ts'
import { withoutLigatures } from '@lingarden/text/accents'
import { editDistance } from '@lingarden/text/edit-distance'

/** A better spelling of a word, and whether only its accents differ. */
export interface Suggestion {
  word: string
  isAccent: boolean
}

/** From here on a word is too rare to be what a learner meant. */
const rarest = 20_000
/** How many times more frequent the best candidate must be than the next one as near. */
const margin = 4

/**
 * The word that a misspelt one stands for: the same letters with other accents first, else the one frequent word that
 * is one letter away. Undefined where it is known, or where it is not clear what was meant.
 * @param word in lower case
 */
export function suggestSpelling(word: string, lexicon: Lexicon): Suggestion | undefined {
  if (word.length < 3 || lexicon.isKnown(word)) return undefined
  const plain = withoutLigatures(word)
  const accented = accentVariants(plain, lexicon.letters).filter(
    (variant) => variant !== word && lexicon.isKnown(variant),
  )
  // Reservé is réservé: an accent that was written is meant.
  const [best] = accented.toSorted(
    (a, b) => lostAccents(word, a) - lostAccents(word, b) || lexicon.rank(a) - lexicon.rank(b),
  )
  if (best !== undefined) return { word: best, isAccent: true }
  return word.length < 5 ? undefined : nearest(plain, lexicon)
}

/** How many letters that were written with an accent have none in a variant of the word. */
const lostAccents = (word: string, variant: string): number =>
  [...word].filter(
    (letter, place) =>
      letter !== withoutLigatures(letter) && variant.charAt(place) === withoutLigatures(letter),
  ).length

function nearest(plain: string, lexicon: Lexicon): Suggestion | undefined {
  const found = new Map<string, number>()
  for (const candidate of lexicon.similar(plain)) {
    const rank = lexicon.rank(candidate)
    if (rank <= rarest && editDistance(plain, withoutLigatures(candidate), 1) === 1)
      found.set(candidate, rank)
  }
  const [first, second] = [...found].toSorted(([, a], [, b]) => a - b)
  if (!first || (second && second[1] < first[1] * margin)) return undefined
  return { word: first[0], isAccent: false }
}

const accentsOf: Readonly<Record<string, string>> = {
  a: 'áàâ',
  c: 'ç',
  e: 'éèêë',
  i: 'íîï',
  n: 'ñ',
  o: 'óô',
  u: 'úùûü',
}

/** The word with accents on none, one or two of its letters. */
function accentVariants(plain: string, letters: ReadonlySet<string>): string[] {
  const once = withOneAccent(plain, letters)
  // Spanish has one accent a word beside its ñ; French has several.
  const twice = letters.has('è') ? once.flatMap((word) => withOneAccent(word, letters)) : []
  return [...new Set([plain, ...(plain.includes('oe') ? [plain.replace('oe', 'œ')] : []), ...once, ...twice])]
}

function withOneAccent(word: string, letters: ReadonlySet<string>): string[] {
  return [...word].flatMap((letter, place) =>
    [...(accentsOf[letter] ?? '')]
      .filter((accented) => letters.has(accented))
      .map((accented) => word.slice(0, place) + accented + word.slice(place + 1)),
  )
}
