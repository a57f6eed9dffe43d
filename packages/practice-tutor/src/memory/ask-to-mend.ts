import { mendQuestion } from '@lingarden/domain/mistakes/mend-question'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { lineFor } from '../conversation/lines.ts'

/** Mistakes that one opening is chosen among: with more, the longest known would never have their turn. */
const choices = 3

/**
 * Brings a mistake back: the learner's own sentence, mended, with a gap where it was wrong; undefined where none has its
 * time, or none can be asked for with one gap.
 */
export function askToMend(
  input: Pick<TutorTurnInput, 'language' | 'recentMistakes' | 'seed'>,
): string | undefined {
  const { language, recentMistakes = [], seed } = input
  const questions = recentMistakes
    .filter(({ isDue }) => isDue)
    .flatMap((mistake) => mendQuestion(mistake, language.languageCode) ?? [])
    .slice(0, choices)
  const question = questions[seed % Math.max(1, questions.length)]
  return question && lineFor('mendOwn', input).replace('{gap}', () => question.asked)
}
