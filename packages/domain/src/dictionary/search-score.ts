/**
 * How well a query fits a term, from 0 to 100 (requirement 5.11): exact 100, prefix 90, contained 80, its letters in
 * order up to 75, otherwise the share of its letters that occur, up to 40. Both are compared in lower case.
 */
export function searchScore(query: string, term: string): number {
  const [wanted, found] = [query.toLowerCase(), term.toLowerCase()]
  if (wanted === '' || found === '') return 0
  if (found === wanted) return 100
  if (found.startsWith(wanted)) return 90
  if (found.includes(wanted)) return 80
  if (isSubsequence(wanted, found)) return Math.round((75 * wanted.length) / found.length)
  const shared = Array.from(wanted).filter((letter) => found.includes(letter)).length
  return Math.round((40 * shared) / Math.max(wanted.length, found.length))
}

function isSubsequence(wanted: string, found: string): boolean {
  let place = 0
  for (const letter of found) if (letter === wanted[place]) place++
  return place === wanted.length
}
