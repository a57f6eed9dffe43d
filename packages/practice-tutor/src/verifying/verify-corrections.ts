import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { Gender } from '@lingarden/domain/profile'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { checkSentence } from '../checking/check-sentence.ts'
import { wordsIn, changedWords } from './changed-words.ts'
import type { Quote } from './place-quote.ts'
import { editOf, verifyCorrection, type Fault } from './verify-correction.ts'

/** A correction that stood the checks, and where. */
export interface Stood {
  correction: Correction
  place: Quote
  standing: 'sure' | 'open' | 'doubtful'
}

export interface VerifiedCorrections {
  /** In the order of the message; none touches another. */
  stood: Stood[]
  /** Why each of the others was dropped. */
  dropped: Fault[]
}

/** A message of so many words that is changed in most of them is not corrected but written anew. */
const fewWords = 5
const mostChanged = 0.5
const most = 4

/**
 * Holds what a model corrected against the message, the language and our own rules. What the rules find themselves and the
 * model did not is added: they are right where they speak.
 * @param into the language of explanations
 * @param gender of the forms that the learner uses for themselves; null where nobody knows
 */
export function verifyCorrections(
  message: string,
  corrections: readonly Correction[],
  {
    language,
    lexicon,
    into,
    gender = null,
  }: { language: LanguageTag; lexicon: Lexicon | undefined; into: HelpLanguage; gender?: Gender | null },
): VerifiedCorrections {
  const byRules = checkSentence(message, language, lexicon, into, gender)
  const dropped: Fault[] = []
  const stood: Stood[] = []
  for (const correction of corrections) {
    const found = verifyCorrection(correction, { message, language, lexicon, gender, byRules })
    if ('fault' in found) dropped.push(found.fault)
    else if (stood.some(({ place }) => touches(place, found.place))) dropped.push('place')
    else stood.push(found)
  }
  const left = new Set(checkSentence(mend(message, stood), language, lexicon, into, gender).map(editOf))
  for (const found of byRules.filter((one) => left.has(editOf(one)))) {
    const start = message.indexOf(found.original)
    const place = { start, end: start + found.original.length }
    const isFree = start >= 0 && !stood.some((one) => touches(one.place, place))
    if (isFree) stood.push({ correction: found, place, standing: 'sure' })
  }
  const believed = isWrittenAnew(message, corrections, stood)
    ? stood.filter(({ standing }) => standing === 'sure')
    : stood
  dropped.push(...stood.slice(believed.length).map((): Fault => 'rewrite'))
  return { stood: believed.toSorted((a, b) => a.place.start - b.place.start).slice(0, most), dropped }
}

const mend = (message: string, stood: readonly Stood[]): string =>
  stood
    .toSorted((a, b) => b.place.start - a.place.start)
    .reduce(
      (text, { place, correction }) =>
        text.slice(0, place.start) + correction.corrected + text.slice(place.end),
      message,
    )

const touches = (a: Quote, b: Quote): boolean => a.start < b.end && b.start < a.end

/** Whether a model would change most of a message: what it was not believed counts as well. */
function isWrittenAnew(
  message: string,
  corrections: readonly Correction[],
  stood: readonly Stood[],
): boolean {
  const words = wordsIn(message).length
  const sure = new Set(
    stood.flatMap(({ standing, correction }) => (standing === 'sure' ? [editOf(correction)] : [])),
  )
  const changed = corrections
    .filter((correction) => !sure.has(editOf(correction)))
    .reduce((sum, { original, corrected }) => {
      const { removed, added } = changedWords(original, corrected)
      return sum + Math.max(removed.length, added.length)
    }, 0)
  return words >= fewWords && changed >= words * mostChanged
}
