import { stageWith } from '@lingarden/domain/mistakes/mistake-life'
import { readWaitingMemory } from '@/lib/memory/waiting-memory'
import type { KeptMistake } from './kept-mistake'

/** Mistakes with the answers that the server has not heard of, and without those that are to be forgotten. */
export async function withWaitingMistakes(
  userId: string,
  languageCode: string,
  mistakes: readonly KeptMistake[],
): Promise<KeptMistake[]> {
  const { isForgotten, answersTo } = await readWaitingMemory(userId, languageCode, 'mistakes')
  return mistakes
    .filter(({ id }) => !isForgotten(id))
    .map((mistake) => {
      const answers = [...mistake.answers, ...answersTo(mistake.id)]
      return { ...mistake, answers, stage: stageWith({ ...mistake, answers }) }
    })
}
