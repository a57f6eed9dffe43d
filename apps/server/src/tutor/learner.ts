import { dueWordsOfTurn } from '@lingarden/domain/due-words'
import { factLanguages, factTopics, type LearnerFact } from '@lingarden/domain/learner-facts'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { parseLevel, type Level } from '@lingarden/domain/levels'
import type { Gender } from '@lingarden/domain/profile'
import type { OpenMistake } from '@lingarden/domain/mistakes/got-right'
import { mistakeDue, readAnswers } from '@lingarden/domain/mistakes/mistake-schedule'
import { byUrgency } from '@lingarden/domain/mistakes/by-urgency'
import type { RecentMistake } from '@lingarden/domain/tutor-engine'
import { z } from 'zod'
import type { CallFunction, Caller } from '../backend/call-function.ts'

/** What an engine may know of the learner. */
export interface Learner {
  level: Level
  gender: Gender | null
  tutorName: string
  /** Words of the bank, the ones touched last first. */
  wordBank: readonly string[]
  /** Words that should be met again, the most overdue first. */
  dueWords: readonly string[]
  /** Not outgrown yet: those first that it is time to meet again, then the newest. */
  recentMistakes: readonly (OpenMistake & RecentMistake)[]
  /** What the learner told about themselves. */
  facts: readonly LearnerFact[]
  /** Whether anything may be kept of what is said and corrected; where not, mistakes and facts are empty. */
  mayRemember: boolean
}

/** Term, times seen, times clicked, and when it was met last in seconds since the epoch. */
const wordSchema = z.tuple([z.string(), z.number(), z.number(), z.number()])

/** What the function learner_for_turn answers. */
const rowSchema = z.object({
  gender: z.enum(['masculine', 'feminine']).nullable().catch(null),
  level: z.unknown(),
  voice: z.string(),
  remembers: z.boolean(),
  words: z.array(wordSchema),
  /** The words that were touched longest ago; empty where the others are all there are. */
  rested: z.array(wordSchema),
  mistakes: z.array(
    z.object({
      id: z.string(),
      original: z.string(),
      corrected: z.string(),
      sentence: z.string().nullable(),
      mended: z.string().nullable(),
      explanation: z.string(),
      answers: z.unknown(),
      selfMended: z.boolean(),
    }),
  ),
  facts: z.array(z.object({ topic: z.enum(factTopics), text: z.string(), writtenIn: z.enum(factLanguages) })),
})

/**
 * Reads the learner with their own rights, so that row level security guards them.
 * @param now milliseconds since the epoch
 * @throws the database's error where the learner cannot be read
 */
export async function readLearner(
  call: CallFunction,
  learner: Exclude<Caller, 'server'>,
  language: SupportedLanguage,
  now: number,
): Promise<Learner> {
  const row = await call(learner, 'learner_for_turn', {
    p_user_id: learner.id,
    p_language_code: language.languageCode,
  })
  return learnerOf(row, language, now)
}

/**
 * The learner that learner_for_turn tells of.
 * @param now milliseconds since the epoch
 */
export function learnerOf(row: unknown, language: SupportedLanguage, now: number): Learner {
  const { level, gender, voice, remembers, words, rested, mistakes, facts } = rowSchema.parse(row)
  return {
    level: parseLevel(level),
    gender,
    tutorName: tutorNameOf(voice, language),
    wordBank: words.map(([term]) => term),
    dueWords: dueWordsOfTurn([words, rested], now),
    recentMistakes: mistakes
      .map(({ answers, ...mistake }) => ({ ...mistake, isDue: mistakeDue(readAnswers(answers)) <= now }))
      .toSorted(byUrgency),
    facts,
    mayRemember: remembers,
  }
}

function tutorNameOf(voice: string, { voiceTutorNames, tutorName }: SupportedLanguage): string {
  return Object.entries(voiceTutorNames).find(([name]) => name === voice)?.[1] ?? tutorName
}
