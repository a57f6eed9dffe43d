import type { FirstTalk, FirstWord } from '@lingarden/languages/first-talk'
import { applyEdits, editSentence } from '../sentence-edits.ts'
import type { Correction } from '../tutor-turn.ts'
import type { AnswerTo } from './answers.ts'
import { inFrame } from './in-frame.ts'

export interface OwnSentence {
  /** As the learner made it. */
  said: string
  /** With everything put right; as it was said where it was right. */
  mended: string
  corrections: readonly Correction[]
  /** Whether it was mended as nearly everybody's first sentence is. */
  isUsualSlip: boolean
  /** The offered word that was taken; undefined where it is the learner's own. */
  word: FirstWord | undefined
}

/**
 * Reads the sentence that the learner changed to their own. An offered word is judged as it was written by hand; a word of
 * the learner's own by the talk's own rule and by the checks of the language.
 * @param why the language of the reason
 */
export function readOwnSentence(
  { own }: FirstTalk,
  { text, corrections }: AnswerTo<'own'>,
  why: keyof FirstTalk['own']['mending']['why'],
): OwnSentence {
  const { mending, frame, words } = own
  const said = inFrame(frame, text)
  const word = words.find((offered) => offered.text === text)
  const usual = { original: mending.original, corrected: mending.corrected, explanation: mending.why[why] }
  const isUsualSlip = word ? word.isSlip === true : needsMending(own, text, corrections)
  const found = isUsualSlip ? [usual] : word ? [] : corrections
  return { said, mended: applyCorrections(said, found), corrections: found, isUsualSlip, word }
}

function needsMending(
  { mending }: FirstTalk['own'],
  text: string,
  corrections: readonly Correction[],
): boolean {
  const { original, corrected, ownWords } = mending
  if (ownWords !== undefined && new RegExp(ownWords, 'u').test(text.toLowerCase())) return true
  // Nothing but that: what a check changes besides is its own correction.
  return corrections.some(
    (each) =>
      each.original.startsWith(original) &&
      each.corrected === corrected + each.original.slice(original.length),
  )
}

function applyCorrections(said: string, corrections: readonly Correction[]): string {
  const { edits } = editSentence(said, corrections)
  return applyEdits(said, edits).replace(/ {2,}/g, ' ')
}
