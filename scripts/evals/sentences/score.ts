import { errorTypes, type LanguageCounts } from '@lingarden/domain/precision/precision-figures'
import { placeOf } from '@lingarden/domain/sentence-edits'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { EvalSentence } from '@lingarden/languages/build/eval-sentences'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { plainWords } from '@lingarden/text/plain-words'

/** What became of a sentence: of one with a mistake, or of one without. */
export type Outcome = 'mended' | 'otherwise' | 'missed' | 'alarm' | 'silent'

/** A sentence of the set, and what was corrected in it. */
export interface CheckedSentence {
  tag: LanguageTag
  sentence: EvalSentence
  corrections: readonly Correction[]
}

/** Words alone: capitals and marks are no mistakes of the set. */
const bare = (text: string) => plainWords(text).join(' ')

/** Whether the sentence is one of those that are right, once all of these corrections are made in it. */
function comesOutRight({ text, right }: EvalSentence, corrections: readonly Correction[]): boolean {
  const mended = corrections.reduce(correct, text)
  return right.some((one) => bare(one) === bare(mended))
}

/** The text with a correction made, as whole words where it can be; as it was where the quotation does not stand in it. */
function correct(text: string, { original, corrected }: Correction): string {
  const at = placeOf(original, text)
  return at === undefined ? text : text.slice(0, at) + corrected + text.slice(at + original.length)
}

/** What became of a sentence by what the tutor vouches for; what is only "perhaps" counts as nothing said. */
export function outcomeOf({ sentence, corrections }: CheckedSentence): Outcome {
  const isWrong = sentence.right.length > 0
  const sure = corrections.filter(({ perhaps }) => !perhaps)
  if (sure.length === 0) return isWrong ? 'missed' : 'silent'
  if (!isWrong) return 'alarm'
  return comesOutRight(sentence, sure) ? 'mended' : 'otherwise'
}

/** Sentences in which something was "perhaps", and those of them that would come out right with it. */
export function perhapsOf(results: readonly CheckedSentence[]) {
  const asked = results.filter(({ corrections }) => corrections.some(({ perhaps }) => perhaps))
  const right = asked.filter(({ sentence, corrections }) => comesOutRight(sentence, corrections))
  return { part: right.length, whole: asked.length }
}

const count = (results: readonly CheckedSentence[], outcome: Outcome): number =>
  results.filter((result) => outcomeOf(result) === outcome).length

function wrongCounts(results: readonly CheckedSentence[]) {
  const wrong = results.filter(({ sentence }) => sentence.right.length > 0)
  return { wrong: wrong.length, mended: count(wrong, 'mended'), otherwise: count(wrong, 'otherwise') }
}

/** The counts of a language's turns, by type of mistake too; types that the language has no sentence of are left out. */
export function countsOf(tag: LanguageTag, results: readonly CheckedSentence[]): LanguageCounts {
  const own = results.filter((result) => result.tag === tag)
  return {
    tag,
    ...wrongCounts(own),
    right: own.filter(({ sentence }) => sentence.right.length === 0).length,
    alarms: count(own, 'alarm'),
    types: errorTypes
      .map((type) => ({ type, ...wrongCounts(own.filter(({ sentence }) => sentence.type === type)) }))
      .filter(({ wrong }) => wrong > 0),
  }
}
