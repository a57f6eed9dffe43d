/** Most terms are as they should be, and normalising takes ten times as long as seeing that. */
const isNormal = /^[a-z \u4e00-\u9fff]*$/

/** The key of a term: in lower case, composed, with plain apostrophes. */
export function normalizeTerm(term: string): string {
  return isNormal.test(term) ? term : term.replaceAll('’', "'").normalize('NFC').toLowerCase()
}
