import type { LanguageTag } from '@lingarden/languages/find-language'
import { countedWords } from './counted-words.ts'
import type { LookUp } from './entry-lookup.ts'

/**
 * The term that a term of the bank counts under by itself, without a sentence that could decide otherwise: hermanas under
 * hermana, adios under adiós, but vino and gusto under themselves, as they are words
 * of their own first of all.
 * @param simplifiedOf writes older forms as the language is written today, where it has such
 * @returns undefined where it counts under itself, or the dictionary does not know it
 */
export function termItLeadsTo(
  term: string,
  language: LanguageTag,
  lookUp: LookUp,
  simplifiedOf?: (text: string) => string,
): string | undefined {
  const known = lookUp(term)
  const today = known ? term : (simplifiedOf?.(term) ?? term)
  const tokens = [{ kind: 'word', text: today, term: today, start: 0 } as const]
  // What is a word as it stands does not lack its accents.
  const [word] = countedWords(tokens, { language, isOwn: !known, isTerm: true }, lookUp)
  return word && word.term.toLowerCase() !== term.toLowerCase() ? word.term : undefined
}

/** Two terms of a bank that are one word. */
export interface OneWord {
  from: string
  into: string
}

/**
 * The pairs of a bank's terms of which one counts under the other.
 * @param leadsTo what each term leads to, in the same order
 */
export function pairsToJoin(terms: readonly string[], leadsTo: readonly (string | undefined)[]): OneWord[] {
  const spelling = new Map(terms.map((term) => [term.toLowerCase(), term]))
  return terms.flatMap((from, place) => {
    const into = spelling.get(leadsTo[place]?.toLowerCase() ?? '')
    return into === undefined || into === from ? [] : [{ from, into }]
  })
}
