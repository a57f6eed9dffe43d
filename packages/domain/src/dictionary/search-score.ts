/**
 * How well a query fits a term, from 0 to 100 (requirement 5.11): exact 100, prefix 90, contained 80, its letters in
 * order up to 75, otherwise the share of its letters that occur, up to 40. Both are compared in lower case.
 */
export function searchScore(query: string, term: string): number {
  const [wanted, found] = [query.toLowerCase(), term.toLowerCase()]
  if (wanted === '' || found === '') return 0
  return containedScore(wanted, found) || orderedScore(wanted, found) || partialScore(wanted, found)
}

/** The score of a query that stands inside a term. */
export const containedOnly = 80

/** 100, 90 or 80 for a query that is the term, begins it or stands in it; else 0. Both in lower case. */
export function containedScore(query: string, term: string): number {
  if (term === query) return 100
  if (term.startsWith(query)) return 90
  return term.includes(query) ? containedOnly : 0
}

/** Up to 75 for a query whose letters stand in the term in this order; else 0. Both in lower case. */
export function orderedScore(query: string, term: string): number {
  if (query.length > term.length) return 0
  let place = 0
  for (let at = 0; at < term.length && place < query.length; at++) if (term[at] === query[place]) place++
  return place === query.length ? Math.round((75 * query.length) / term.length) : 0
}

/** Up to 40 for a query some of whose letters occur in the term. Both in lower case. */
export function partialScore(query: string, term: string): number {
  const shared = Array.from(query).filter((letter) => term.includes(letter)).length
  return Math.round((40 * shared) / Math.max(query.length, term.length))
}
