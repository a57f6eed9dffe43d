import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'

/** A sentence with a word of it left out. */
export interface GappedSentence {
  before: string
  /** The word as it stands in the sentence. */
  gap: string
  after: string
}

/**
 * Leaves a term out of a sentence, where it stands there for itself; undefined where it does not, as where the sentence
 * has another form of it.
 */
export function gapSentence(
  sentence: string,
  term: string,
  language: LanguageTag,
): GappedSentence | undefined {
  const at = languageOf(language).wordJoiner === '' ? sentence.indexOf(term) : placeOfWord(sentence, term)
  if (term === '' || at < 0) return undefined
  const end = at + term.length
  const [before, gap, after] = [sentence.slice(0, at), sentence.slice(at, end), sentence.slice(end)]
  // A gap that is all there is asks nothing.
  return /[\p{L}\p{N}]/u.test(before + after) ? { before, gap, after } : undefined
}

/** The gap in the notation of cloze exercises; undefined where the sentence itself holds marks of it. */
export function clozeOf({ before, gap, after }: GappedSentence): string | undefined {
  return /[{}|]/u.test(before + gap + after) ? undefined : `${before}{${gap}}${after}`
}

function placeOfWord(sentence: string, term: string): number {
  const literal = term.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
  return sentence.search(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${literal}(?![\\p{L}\\p{M}\\p{N}])`, 'iu'))
}
