/** A word of a text, with what the dictionary takes it for. */
export interface PractisedWord {
  text: string
  term?: string | undefined
  /** What it may be a form of. */
  lemmas: readonly string[]
}

/**
 * The terms of a bank that a text makes one practise, in any of their forms: "me llamo" practises llamarse, a phrase is
 * practised by standing whole in the text.
 * @param bank the terms as the bank has them
 */
export function practisedTerms(
  bank: Iterable<string>,
  text: string,
  words: readonly PractisedWord[],
): string[] {
  const met = new Set(
    words.flatMap(({ text: word, term, lemmas }) => [word, ...(term ? [term] : []), ...lemmas].map(lower)),
  )
  const whole = spaced(text)
  const isMet = (term: string): boolean => {
    const key = lower(term)
    if (met.has(key) || met.has(withoutPronoun(key))) return true
    if (/\p{Script=Han}/u.test(key)) return key.length > 1 && whole.includes(key)
    return /[\s'-]/u.test(key) && whole.includes(spaced(key))
  }
  return [...bank].filter(isMet)
}

const lower = (word: string): string => word.toLowerCase().replaceAll('’', "'")

/** Words alone, between single spaces, so that a phrase is found at the borders of words only. */
const spaced = (text: string): string =>
  ` ${lower(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `

/** The verb of a reflexive: llamar of llamarse, appeler of s'appeler. */
const withoutPronoun = (term: string): string =>
  term.replace(/^(?:se |s')/u, '').replace(/(?<=[aeií]r)se$/u, '')
