import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { readNegations } from '../../matching/negations.ts'
import { tokenize } from '../../matching/tokens.ts'

/** Words behind a negation that it denies. */
const longest = { words: 6, characters: 6 }

/**
 * Whether what a clause is found to tell is what it denies: “he did not shout at me” tells of no shouting, and “it hurts so much that I
 * cannot sleep” of pain.
 * @param tells whether a text tells it
 */
export function deniedIn(clause: string, language: LanguageTag, tells: (text: string) => boolean): boolean {
  const tokens = tokenize(clause, language)
  const { denying } = readNegations(clause, tokens, language)
  const most = languageOf(language).hasAlphabet ? longest.words : longest.characters
  return [...denying].some(({ end }) => {
    const behind = tokens.filter(({ start }) => start >= end).slice(0, most)
    const [first, last] = [behind[0], behind.at(-1)]
    return first !== undefined && last !== undefined && tells(clause.slice(first.start, last.end))
  })
}
