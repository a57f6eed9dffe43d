import { tidyWord } from './check-row.ts'

/** A word that a list writes with its article, and what it is without. */
export interface ArticleWord {
  whole: string
  rest: string
}

/**
 * A word without its article, as dictionaries list it; undefined where it has none.
 * @param articles the language's rule
 */
export function withoutArticle(word: string, articles: RegExp): ArticleWord | undefined {
  const whole = tidyWord(word)
  const rest = tidyWord(whole.replace(articles, ''))
  return rest === whole || rest === '' ? undefined : { whole, rest }
}

/**
 * The words whose article goes: not where the dictionary has the whole as a term of its own, and of several words only
 * where it knows the rest.
 */
export function articlesToDrop(
  found: readonly ArticleWord[],
  isKnown: (term: string) => boolean,
): Map<string, string> {
  const dropped = found.filter(({ whole, rest }) => !isKnown(whole) && (!rest.includes(' ') || isKnown(rest)))
  return new Map(dropped.map(({ whole, rest }) => [whole, rest]))
}
