import type { Database } from '@lingarden/database/generated/types'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { parseLevel, type Level } from '@lingarden/domain/levels'
import type { Gender } from '@lingarden/domain/profile'
import type { RecentMistake } from '@lingarden/domain/tutor-engine'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/** What an engine may know of the learner. */
export interface Learner {
  level: Level
  gender: Gender | null
  tutorName: string
  /** Words of the bank, the ones touched last first. */
  wordBank: readonly string[]
  /** Not outgrown yet, the newest first. */
  recentMistakes: readonly RecentMistake[]
  /** What the learner told about themselves. */
  facts: readonly string[]
}

/** What the function learner_for_turn answers. */
const rowSchema = z.object({
  gender: z.enum(['masculine', 'feminine']).nullable().catch(null),
  level: z.unknown(),
  voice: z.string(),
  words: z.array(z.string()),
  mistakes: z.array(z.object({ original: z.string(), corrected: z.string() })),
  facts: z.array(z.string()),
})

/**
 * Reads the learner through their own client, so that row level security guards it; one call, as the tutor's first word
 * waits for it.
 * @throws the data API's error where the learner cannot be read
 */
export async function readLearner(
  client: SupabaseClient<Database>,
  userId: string,
  language: SupportedLanguage,
  signal: AbortSignal,
): Promise<Learner> {
  const { data, error } = await client
    .rpc('learner_for_turn', { p_user_id: userId, p_language_code: language.languageCode })
    .abortSignal(signal)
  if (error) throw error
  const { level, gender, voice, words, mistakes, facts } = rowSchema.parse(data)
  return {
    level: parseLevel(level),
    gender,
    tutorName: tutorNameOf(voice, language),
    wordBank: words,
    recentMistakes: mistakes,
    facts,
  }
}

function tutorNameOf(voice: string, { voiceTutorNames, tutorName }: SupportedLanguage): string {
  return Object.entries(voiceTutorNames).find(([name]) => name === voice)?.[1] ?? tutorName
}
