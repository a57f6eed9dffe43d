import { splitUnknown } from '@lingarden/languages/kit/tokens/latin/hyphens'
import { wordToken, type TermLookup, type TextToken } from '@lingarden/languages/kit/tokens/text-token'

/** Splits a run of German letters, apostrophes and hyphens: geht's is geht and es, and stays whole where it is a term. */
export function splitGerman(text: string, dictionary: TermLookup): TextToken[] {
  const whole = dictionary.lookUp(text)
  if (whole) return [wordToken(text, 0, whole.term)]
  const [, head = '', short = ''] = /^(.+)(['’]s)$/u.exec(text) ?? []
  if (head === '') return splitUnknown(text, dictionary)
  return [...splitUnknown(head, dictionary), wordToken(short, head.length, dictionary.lookUp('es')?.term)]
}

/** German writes all nouns with a capital: a name is only what the dictionary lacks. */
export function withoutNouns(token: TextToken): TextToken {
  const { role, parts, ...plain } = token
  const isNoun = role === 'name' && token.term !== undefined
  return { ...plain, ...(role && !isNoun && { role }), ...(parts && { parts: parts.map(withoutNouns) }) }
}
