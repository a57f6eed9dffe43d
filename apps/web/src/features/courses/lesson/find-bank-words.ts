import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { practisedTerms } from '@lingarden/domain/practised-terms'
import type { Dictionary } from '@/lib/dictionary/dictionary'

/** The words of a bank that a text holds, in any of their forms. */
export async function findBankWords(
  bank: Iterable<string>,
  text: string,
  dictionary: Dictionary,
): Promise<string[]> {
  const tokens = (await dictionary.tokenize(text)).filter(({ kind }) => kind === 'word').flatMap(withParts)
  const entries = await dictionary.lookUp(tokens.map(({ term, text: word }) => term ?? word))
  const words = tokens.map(({ term, text: word }, place) => ({
    text: word,
    term,
    lemmas: entries[place]?.formOf?.map(([lemma]) => lemma) ?? [],
  }))
  return practisedTerms(bank, text, words)
}

/** A phrase, and the words that it is made of: whoever says a phone number says number as well. */
const withParts = (token: TextToken): TextToken[] => [token, ...(token.parts ?? []).flatMap(withParts)]
