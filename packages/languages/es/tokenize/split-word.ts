import { wordToken, type TermLookup, type TextToken } from '../../kit/tokens/text-token.ts'
import { splitUnknown } from '../../kit/tokens/latin/hyphens.ts'
import { readVerbWithPronouns } from './pronouns.ts'

/**
 * Splits a run of Spanish letters, apostrophes and hyphens: a verb with pronouns that the dictionary does not have
 * as it stands (dándoselo) is one word, with the verb as its term and verb and pronouns as its parts.
 */
export function splitSpanish(text: string, dictionary: TermLookup): TextToken[] {
  const known = dictionary.lookUp(text)
  if (known) return [wordToken(text, 0, known.term)]
  const verb = readVerbWithPronouns(text, dictionary)
  if (!verb) return splitUnknown(text, dictionary)
  const parts: TextToken[] = []
  let start = 0
  for (const part of [verb.head, ...verb.pronouns]) {
    parts.push(wordToken(part, start, start === 0 ? verb.term : dictionary.lookUp(part)?.term))
    start += part.length
  }
  return [wordToken(text, 0, verb.term, { parts })]
}
