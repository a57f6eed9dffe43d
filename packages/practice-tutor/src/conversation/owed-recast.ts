import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { checkSentence } from '../checking/check-sentence.ts'
import { lineFor } from './lines.ts'
import { recastable } from './talk.ts'

/**
 * The message before, put right: said where its mistake was pointed at and the learner went on without mending it. What was wrong
 * is looked for once more, so that nothing that travelled through the browser need be believed.
 * @returns undefined where nothing is owed, or the rules find nothing that can be said once more
 */
export function owedRecast(input: TutorTurnInput, lexicon: Lexicon | undefined): string | undefined {
  const { owesRecast, history, language, explanationLanguage, gender } = input
  const before = owesRecast ? history.findLast(({ role }) => role === 'user') : undefined
  if (!before) return undefined
  const corrections = checkSentence(before.content, language.tag, lexicon, explanationLanguage, gender)
  const right = recastable(before.content, corrections)
  return right && lineFor('recastLater', input).replace('{right}', () => right)
}
