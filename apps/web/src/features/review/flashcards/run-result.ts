import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { changesOf, type CardChange } from '@lingarden/domain/review/run-changes'
import type { RunAnswer } from '@lingarden/domain/review/review-run'
import type { PracticeResult, ResultRow } from '../results/practice-result'

/** What a run changed, one row a word: the card that comes back first stands for both of a word. */
export function resultOfRun(
  answers: readonly RunAnswer[],
  languageCode: LanguageCode,
  stageBefore: (term: string) => PlantStage | undefined,
  again: PracticeResult['again'],
): PracticeResult {
  const byWord = Map.groupBy(changesOf(answers), ({ word }) => word)
  const rows = [...byWord].map(([term, changes]): ResultRow => {
    const soonest = changes.toSorted((a, b) => a.after.due - b.after.due)[0]
    return {
      term,
      wasKnown: changes.every(({ firstGrade }) => firstGrade > 1),
      stageBefore: stageBefore(term),
      dueBefore: soonest?.before?.due,
      dueNow: soonest?.after.due,
      becameLeech: changes.some((change: CardChange) => change.becameLeech),
    }
  })
  return { languageCode, rows, endedAt: answers.at(-1)?.review.reviewedAt ?? 0, again }
}
