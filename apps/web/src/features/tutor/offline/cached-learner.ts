import { dueWordsOfTurn, type WordOfTurn } from '@lingarden/domain/due-words'
import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import { byUrgency } from '@lingarden/domain/mistakes/by-urgency'
import type { RecentMistake } from '@lingarden/domain/tutor-engine'
import { mutationsOf } from '@lingarden/sync/mutation'
import { getJson, putJson } from '@/lib/learner-cache/learner-cache'
import { factsTold, mistakeAnswers, mistakesMade } from '@/lib/memory/memory-mutations'
import { getSupabase } from '@/lib/supabase'
import { queue } from '@/lib/sync/queue'

/** What a tutor may bring up of the learner. */
export interface LearnerMemory {
  dueWords: string[]
  recentMistakes: RecentMistake[]
  facts: LearnerFact[]
}

/** What the function learner_for_turn answers of it. */
interface KeptLearner {
  words: WordOfTurn[]
  rested: WordOfTurn[]
  mistakes: (RecentMistake & { id: string; answers?: unknown })[]
  facts: LearnerFact[]
}

const keyOf = (userId: string, languageCode: string) => `tutor/${userId}:${languageCode}`

/**
 * Keeps in this browser what a turn on the server would know of the learner.
 * @throws the data API's error where the learner cannot be read
 */
export async function cacheLearner(userId: string, languageCode: string): Promise<void> {
  const { data, error } = await getSupabase().rpc('learner_for_turn', {
    p_user_id: userId,
    p_language_code: languageCode,
  })
  if (error) throw error
  await putJson('profile', keyOf(userId, languageCode), data)
}

/**
 * What this browser knows of the learner: as it was kept, and before it what was told and corrected since.
 * @param now milliseconds since the epoch
 */
export async function readCachedLearner(
  userId: string,
  languageCode: string,
  now: number,
): Promise<LearnerMemory> {
  const record = await getJson<Partial<KeptLearner> | null>('profile', keyOf(userId, languageCode))
  const { words = [], rested = [], mistakes = [], facts = [] } = record?.value ?? {}
  const waiting = (await queue.list(userId)).toReversed()
  const isHere = (one: { languageCode: string }) => one.languageCode === languageCode
  const lately = {
    mistakes: mutationsOf(mistakesMade, waiting)
      .filter(isHere)
      .flatMap((made) => made.mistakes),
    facts: mutationsOf(factsTold, waiting)
      .filter(isHere)
      .flatMap((told) => told.facts),
  }
  const answersTo = (mistakeId: string) =>
    mutationsOf(mistakeAnswers, waiting).flatMap((one) => (one.mistakeId === mistakeId ? [one.answer] : []))
  return {
    dueWords: dueWordsOfTurn([words, rested], now),
    recentMistakes: [
      ...lately.mistakes.map(({ original, corrected }) => ({ original, corrected })),
      ...(await mistakesAt(mistakes, answersTo, now)),
    ],
    facts: [...lately.facts, ...facts],
  }
}

/** The mistakes that were kept, those first that it is time to meet again. */
async function mistakesAt(
  kept: KeptLearner['mistakes'],
  answersTo: (mistakeId: string) => readonly MistakeAnswer[],
  now: number,
): Promise<RecentMistake[]> {
  if (kept.length === 0) return []
  // The schedule's library is no part of what the tutor's page needs to open.
  const { mistakeDue, readAnswers } = await import('@lingarden/domain/mistakes/mistake-schedule')
  return kept
    .map(({ original, corrected, id, sentence = null, mended = null, selfMended = false, answers }) => ({
      original,
      corrected,
      sentence,
      mended,
      selfMended,
      isDue: mistakeDue([...readAnswers(answers), ...answersTo(id)]) <= now,
    }))
    .toSorted(byUrgency)
}

/** The open mistakes of a language that this browser keeps. */
export async function readKeptMistakes(
  userId: string,
  languageCode: string,
): Promise<readonly KeptLearner['mistakes'][number][]> {
  const record = await getJson<Partial<KeptLearner> | null>('profile', keyOf(userId, languageCode))
  return record?.value?.mistakes ?? []
}
