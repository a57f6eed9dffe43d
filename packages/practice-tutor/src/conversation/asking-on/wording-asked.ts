import { tutorRulesOf } from '@lingarden/languages/loaded'
import { checkSentence } from '../../checking/check-sentence.ts'
import { lineFor } from '../lines.ts'
import type { SceneTurn } from '../scene-turn.ts'
import { asksForWording } from './asks-for-wording.ts'

/**
 * Answers which of two wordings is right (“un ou une photo ?”) where one of them surely is wrong, and otherwise what each of two words
 * means.
 * @returns undefined where nothing of the kind is asked, or nobody can tell
 */
export function wordingAsked(
  question: string,
  { input, lexicon, glossary }: Pick<SceneTurn, 'input' | 'lexicon' | 'glossary'>,
): string | undefined {
  const { tag } = input.language
  const { asking } = tutorRulesOf(tag).followUps ?? {}
  const both = asksForWording(question, tag) ? wordingsIn(question, asking?.either ?? none) : undefined
  if (!both) return undefined
  const right = both.filter((wording) => checkSentence(wording, tag, lexicon).length === 0)
  if (right.length === 1) return lineFor('wordingIs', input).replace('{word}', () => right[0] ?? '')
  const meanings = both.flatMap((word) => glossary?.explain(word) ?? [])
  if (meanings.length < both.length) return undefined
  return meanings
    .map(({ term, meaning, reading }) =>
      lineFor('meaningIs', input)
        .replace('{word}', () => (reading === undefined ? term : `${term} (${reading})`))
        .replace('{meaning}', () => meaning),
    )
    .join(' ')
}

/** The two wordings of which one is asked for: what stands in quotes, or on both sides of “or”. */
function wordingsIn(question: string, either: readonly string[]): [string, string] | undefined {
  const quoted = Array.from(
    question.matchAll(/["“”«»„‘]\s*([^"“”«»„’‘]{1,40}?)\s*["“”«»’]/gu),
    ([, word = '']) => word,
  )
  const [one, other] = quoted.length > 0 ? quoted : besideEither(question, either)
  return one !== undefined && other !== undefined ? [one, other] : undefined
}

/** Words on each side of “or” are as many on both. */
function besideEither(question: string, either: readonly string[]): string[] {
  const words = question.match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const place = words.findIndex((word) => either.includes(word.toLowerCase()))
  const after = words.slice(place + 1)
  if (place < 1 || after.length === 0 || after.length > longest) return []
  return [words.slice(Math.max(0, place - after.length), place).join(' '), after.join(' ')]
}
const longest = 4

const none: readonly string[] = []
