import { answerWords } from '@lingarden/domain/exercises/normalize-answer'
import type { LanguageTag } from '@lingarden/domain/languages'
import type { PractisedMistake } from '@lingarden/domain/tutor-activity'
import { findChange } from './find-change.ts'
import type { Said } from './said.ts'

/** Longest sentence that a mistake is shown in, in characters. */
const longestSentence = 160

/** The corrected sentence, where the mistake stands in one. */
export function inSentence({ original, corrected, sentence }: PractisedMistake): Said {
  const isInside = sentence?.includes(original) === true && sentence.length <= longestSentence
  return { text: isInside ? sentence.replace(original, () => corrected) : corrected, words: [] }
}

/** Whether something stands beside the mistake: `una` for `un` alone is neither right nor wrong. */
export function hasContext(mistake: PractisedMistake, language: LanguageTag): boolean {
  const right = inSentence(mistake).text
  const wrong = right.replace(mistake.corrected, () => mistake.original)
  const change = findChange(wrong, right, language)
  return change !== undefined && answerWords(change.before + change.after, language).length > 0
}
