import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import { findMove } from './find-move.ts'
import { sourceOfMove } from './move-pattern.ts'

/** The sentences of a message, each with its marks; question marks by themselves ask, too. */
export function sentencesIn(text: string): string[] {
  if (/^[\s?？]*[?？][\s?？]*$/u.test(text)) return [text]
  const sentences = (text.match(/[¿¡]*[^.!?…。！？\n¿¡]+[.!?…。！？\n]*/gu) ?? [])
    .map((part) => part.trim())
    .filter(hasWord)
  return asksOfWord(sentences) ? [text] : sentences
}

/** “Receipt? What's that?” asks about one word. */
const asksOfWord = ([word = '', question = '', ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  /^[^\s]+(?: [^\s]+)? ?[?？]$/u.test(word) &&
  /[?？]$/u.test(question) &&
  findMove(question)?.move === 'notUnderstood' &&
  findMove(`${word} ${question}`)?.of !== undefined

/** More parts than these are read together. */
export const mostClauses = 6

/** The clauses of a sentence: what stands between commas, and before words that begin a new one. */
export function clausesIn(sentence: string, { clauseStart }: HearingRules): string[] {
  return sentence
    .split(startsOf(clauseStart))
    .map((part) => part.trim())
    .filter(hasWord)
}

const starts = new WeakMap<readonly string[], RegExp>()

/** A clause without the words that begin it: “and I work in a hospital” says that I work there. */
export function withoutStart(clause: string, { clauseStart }: HearingRules): string {
  const made =
    starts.get(clauseStart) ?? new RegExp(`^\\s*(?:${clauseStart.map(sourceOfMove).join('|')})+`, 'iu')
  starts.set(clauseStart, made)
  const rest = clause.replace(made, '')
  return hasWord(rest) ? rest : clause
}

const known = new WeakMap<readonly string[], RegExp>()

function startsOf(clauseStart: readonly string[]): RegExp {
  const made =
    known.get(clauseStart) ??
    new RegExp(
      `[,;:，；：、]+|(?<=[\\s\\p{Script=Han}])(?=(?:${clauseStart.map(sourceOfMove).join('|')}))`,
      'iu',
    )
  known.set(clauseStart, made)
  return made
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
