import { findPhraseOf, openPhrases, type PhraseLookup } from './inflected-phrases.ts'
import { wordToken, type TermLookup, type TextToken } from '../text-token.ts'

/** Words of a phrase that is looked up as one. */
const longestJoin = 6

/** A pair that ends in an article is mostly the beginning of something else: a la | playa. */
const article = /^(?:el|la|los|las|lo|una?|le|les|l['’]|une|des|du)$/iu

/**
 * Joins words that the dictionary has as one term, longest first; the phrase keeps its words as parts.
 * @param settled where words begin that a learner has put right and that stay as they are
 */
export function joinPhrases(
  text: string,
  tokens: readonly TextToken[],
  dictionary: TermLookup,
  settled: ReadonlySet<number>,
): TextToken[] {
  if (dictionary.longestTerm === 1) return [...tokens]
  const phrases = openPhrases(dictionary)
  const joined: TextToken[] = []
  for (let place = 0; place < tokens.length;) {
    const phrase = longestPhrase(text, tokens, place, phrases, settled)
    const token = phrase?.token ?? tokens[place]
    if (token) joined.push(token)
    place += phrase?.length ?? 1
  }
  return joined
}

function longestPhrase(
  text: string,
  tokens: readonly TextToken[],
  place: number,
  phrases: PhraseLookup,
  settled: ReadonlySet<number>,
) {
  const first = tokens[place]
  if (first?.kind !== 'word' || settled.has(first.start)) return undefined
  let found: { token: TextToken; length: number } | undefined
  const words = [first]
  const gaps = ['']
  for (let at = place + 1; at < tokens.length && words.length < longestJoin; at++) {
    const token = tokens[at]
    if (token?.kind === 'space' && !token.text.includes('\n')) continue
    if (token?.kind !== 'word' || settled.has(token.start)) break
    words.push(token)
    gaps.push(tokens[at - 1]?.kind === 'space' ? ' ' : '')
    if (words.length === 2 && article.test(token.text)) continue
    const phrase = text.slice(first.start, token.start + token.text.length)
    const term = phrases.lookUp(phrase.replace(/\s+/g, ' '))?.term ?? findPhraseOf(words, gaps, phrases)
    if (term === undefined) continue
    found = {
      token: wordToken(phrase, first.start, term, { role: 'phrase', parts: [...words] }),
      length: at - place + 1,
    }
  }
  return found
}
