import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Step } from './align.ts'
import type { Token } from './tokens.ts'

/** Stands for a negation that opens an answer: "no, it is mine" denies what was asked, not what follows. */
export const openerToken = '{no}'

/** A choice of a pattern, with its negation marked where it is nothing but an opener that may be left out. */
export function markOpener(choice: string, language: LanguageTag): string {
  const { opener } = tutorRulesOf(language).matching.negations
  return opener ? choice.replace(opener.inPattern, openerToken) : choice
}

/** A learner's words, openers marked, and which of them deny the sentence. */
export function readNegations(
  text: string,
  tokens: readonly Token[],
  language: LanguageTag,
): { words: Token[]; denying: ReadonlySet<Token> } {
  const { words: negations, harmless, opener } = tutorRulesOf(language).matching.negations
  const openers = rangesOf(text, opener?.inText)
  const opening = new Set(openers.map(({ start }) => start))
  const spared = [...rangesOf(text, harmless), ...openers]
  const words = tokens.map((token) => (opening.has(token.start) ? { ...token, text: openerToken } : token))
  const places = rangesOf(text, negations)
    .map(({ start }) => start)
    .filter((place) => !spared.some(({ start, end }) => start <= place && place < end))
  const denying = words.filter(({ start, end }) => places.some((place) => start <= place && place < end))
  return { words, denying: new Set(denying) }
}

/**
 * Whether a negation of an answer stands at another word than that of the expected wording, as in "I am no teacher" beside
 * "I do not work, I am a teacher".
 */
export function deniesOther(
  steps: readonly Step[],
  denying: ReadonlySet<Token>,
  language: LanguageTag,
): boolean {
  const { followsVerb, isWeighty } = tutorRulesOf(language).matching.negations
  return steps.some((step, place) => {
    if (step.kind !== 'match' || step.difference === 'other' || !denying.has(step.given)) return false
    const behind = steps.slice(place + 1)
    const end = behind.findIndex(({ kind }) => kind !== 'missing')
    const unsaid = behind.slice(0, end === -1 ? behind.length : end + 1)
    const before = followsVerb ? steps.slice(Math.max(0, place - 1), place) : []
    return [...before, ...unsaid].some(
      (other) =>
        (other.kind === 'missing' || (other.kind === 'match' && other.difference === 'other')) &&
        isWeighty(other.expected),
    )
  })
}

function rangesOf(text: string, pattern: RegExp | undefined) {
  const found = pattern ? [...text.matchAll(pattern)] : []
  return found.map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
}
