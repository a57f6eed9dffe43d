import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { bareIn } from './bare-answer.ts'
import { sourceOfMove } from './move-pattern.ts'
import { sentencesIn } from './split-text.ts'

/** A message whose learner took a part of it back. */
export interface Retraction {
  retracted: string
  /** What was said before that, and what was said instead. */
  kept: string
}

/**
 * What somebody takes back who corrects themselves: of “for four. No, sorry, for five” the “for four”. What stands before the words
 * that they do it with is taken back to the beginning of its sentence, or, where these begin one, the sentence before.
 * @returns undefined where nothing was taken back
 */
export function retractedIn(text: string, language: LanguageTag): Retraction | undefined {
  const found = lastOf(text, language)
  if (!found) return undefined
  const [before, after] = [text.slice(0, found.start), text.slice(found.end)]
  const retracted = sentencesIn(before).at(-1)
  if (retracted === undefined || !hasWord(after)) return undefined
  return { retracted, kept: before.slice(0, before.lastIndexOf(retracted)) + after.trim() }
}

/** Where the last words stand that take something back. */
function lastOf(text: string, language: LanguageTag): { start: number; end: number } | undefined {
  const all = Array.from(text.matchAll(patternOf(language)), ({ 0: said, index }) => ({ said, index }))
  const last = all.findLast(({ said, index }) => isSetOff(said, text.slice(0, index), language))
  return last && { start: last.index, end: last.index + last.said.length }
}

/** “No” before a mark takes back; before other words it denies them. A single word needs a mark before it, too. */
function isSetOff(said: string, before: string, language: LanguageTag): boolean {
  const words = said.match(/[\p{L}\p{M}]+/gu) ?? []
  const isMarked = /[\p{P}\s]*[\p{P}][\p{P}\s]*$/u.test(before)
  const isDenial = bareIn(words.at(-1) ?? '', language) === 'refusal'
  return (words.length > 1 || isMarked) && (!isDenial || /\p{P}\s*$/u.test(said))
}

const known = new Map<LanguageTag, RegExp>()

/** The words may have marks between them, as they are written. */
function patternOf(language: LanguageTag): RegExp {
  const before = known.get(language)
  if (before) return before
  const wordings = tutorRulesOf(language).kinds?.phrases['retracting'] ?? []
  const source = wordings
    .map(sourceOfMove)
    .join('|')
    .replaceAll(String.raw`\s*`, betweenWords)
  const made =
    wordings.length === 0 ? /(?!)/gu : new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${source})`, 'giu')
  known.set(language, made)
  return made
}

const betweenWords = String.raw`[\s,;:.…!¡，。；！、—–-]*`

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
