/** The database takes no more of them. */
const mostTerms = 12

const words = /[\p{Script=Han}]+|[^\P{Letter}\p{Script=Han}]+|\p{Number}+/gu
const isHan = /^\p{Script=Han}/u

/**
 * The terms that a search looks for: words, and of Chinese, which has no spaces, each two characters in a row.
 * @returns at most 12 terms in small letters, each once
 */
export function searchTerms(text: string): string[] {
  const found = text.toLowerCase().match(words) ?? []
  return [...new Set(found.flatMap((word) => (isHan.test(word) ? pairsOf(word) : word.slice(0, 100))))].slice(
    0,
    mostTerms,
  )
}

/** The terms by which something alike is found: short words, which every sentence has, say nothing. */
export function hintTerms(text: string): string[] {
  return searchTerms(text).filter((term) => isHan.test(term) || term.length > 3)
}

function pairsOf(word: string): string[] {
  const characters = [...word]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, place) => `${characters[place]}${character}`)
}
