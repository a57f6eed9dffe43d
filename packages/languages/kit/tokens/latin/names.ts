import type { TextToken } from '../text-token.ts'

const endsSentence = /[.!?¿¡…:;"“”«»—\n]/u
/** Jean-Pierre is a name even where it begins a sentence. */
const doubleName = /\p{Ll}[‐‑-]\p{Lu}/u
const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Marks names: capitalised words that the dictionary lacks and that begin no sentence, and those it has as names. */
export function markNames(tokens: readonly TextToken[]): TextToken[] {
  let isStart = true
  return tokens.map((token) => {
    const { kind, text, term, role } = token
    const isFirst = isStart
    if (kind === 'punctuation' || kind === 'space')
      isStart = (isStart && kind === 'space') || endsSentence.test(text)
    else isStart = false
    if (kind !== 'word' || role || !isCapitalised(text)) return token
    const isName = term === undefined ? !isFirst || doubleName.test(text) : isCapitalised(term)
    return isName ? { ...token, role: 'name' } : token
  })
}
