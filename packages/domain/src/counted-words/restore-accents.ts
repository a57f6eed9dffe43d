import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { WordRules } from '@lingarden/languages/word-rules'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { mostFrequent, rankOf, type LookUp } from './entry-lookup.ts'

/** Marks that a word may lack: Spanish words bear one accent and an ñ at most, French ones two accents often. */
const mostMarks = 2
/** Longer words would be tried in too many ways. */
const longest = 14

/** A word is taken for one that lacks its accents where the marked one is so many times more frequent: anos for años. */
const muchMoreFrequent = 15

/**
 * The word that was meant where its accents were left out, as on a keyboard without them: adios is adiós, mas is más.
 * @param own what the dictionary has of the word as it was written
 * @returns undefined where it stands as it was written
 */
export function restoreAccents(
  word: string,
  own: DictionaryEntry | undefined,
  language: LanguageTag,
  lookUp: LookUp,
): DictionaryEntry | undefined {
  if (word.length > longest) return undefined
  const known = variants(word, wordRulesOf(language).markedLetters, mostMarks).flatMap((variant) => {
    const entry = lookUp(variant)
    return entry && !entry.aside ? [entry] : []
  })
  const meant = mostFrequent(known)
  if (!meant) return undefined
  return !own || rankOf(meant) * muchMoreFrequent < rankOf(own) ? meant : undefined
}

/** The word with up to so many of its letters marked; without the word itself. */
function variants(word: string, marks: WordRules['markedLetters'], most: number): string[] {
  const found = new Set<string>()
  const mark = (text: string, from: number, left: number) => {
    if (left === 0) return
    for (let at = from; at < text.length; at++) {
      for (const letter of marks[text[at] ?? ''] ?? '') {
        const variant = text.slice(0, at) + letter + text.slice(at + 1)
        found.add(variant)
        mark(variant, at + 1, left - 1)
      }
    }
  }
  mark(word, 0, most)
  return [...found]
}
