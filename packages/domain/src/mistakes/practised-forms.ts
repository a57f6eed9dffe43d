import { changedPlaces, wordsOf } from './changed-places.ts'
import { isAccent, isSpelling } from './misspelling.ts'

/** From so many letters on an accent makes no other word of it, as in `esta` and `está`. */
const longWord = 5

/**
 * The word sequences that show that a mistake was outgrown; all of them are needed. A word that was merely misspelt
 * shows it alone. Any other changed words need the word after them, or before them at the end: `una` is no proof, `una
 * cerveza` is. Where a word was too much, its neighbours must meet.
 */
export function practisedForms(original: string, corrected: string): string[][] {
  const words = wordsOf(corrected)
  return changedPlaces(original, corrected).map(({ wrong, right, at }) => {
    const end = at + right.length
    if (right.length === 0) return words.slice(Math.max(0, at - 1), at + 1)
    const [from = '', to = ''] = [wrong[0], right[0]]
    const isOneWord = wrong.length === 1 && right.length === 1
    const standsAlone = isOneWord && (isSpelling(from, to) || (isAccent(from, to) && to.length >= longWord))
    if (standsAlone) return [to]
    return end < words.length ? words.slice(at, end + 1) : words.slice(Math.max(0, at - 1), end)
  })
}
