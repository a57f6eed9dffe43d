import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/**
 * A sentence as pieces to be put in order: words with the marks beside them.
 * @param tokens the pieces of the text as the dictionary splits it; of use where nobody writes spaces
 */
export function sentencePieces(
  text: string,
  language: LanguageTag,
  tokens: readonly { text: string }[] | undefined,
): string[] {
  const between = languageOf(language).wordJoiner
  const parts = between === '' ? (tokens ?? []).map((token) => token.text.trim()) : text.split(/\s+/u)
  const pieces: string[] = []
  let opening = ''
  for (const part of parts.filter((each) => each !== '')) {
    const last = pieces.length - 1
    if (hasWord(part)) {
      pieces.push(opening + part)
      opening = ''
    } else if (last < 0) opening += part
    else pieces[last] = `${pieces[last]}${between}${part}`
  }
  return pieces
}
