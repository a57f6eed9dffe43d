import type { Database } from '@lingarden/database/generated/types'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { parseLevel, type Level } from '@lingarden/domain/levels'
import type { RecentMistake } from '@lingarden/domain/tutor-engine'
import type { Gender } from '@lingarden/domain/profile'
import type { SupabaseClient } from '@supabase/supabase-js'

/** How many words of the bank an engine hears of, the ones touched last first. */
const wordsForEngine = 60
const mistakesForEngine = 10
const factsForEngine = 20

/** What an engine may know of the learner. */
export interface Learner {
  level: Level
  gender: Gender | null
  tutorName: string
  wordBank: readonly string[]
  /** Not outgrown yet, the newest first. */
  recentMistakes: readonly RecentMistake[]
  /** What the learner told about themselves. */
  facts: readonly string[]
}

/**
 * Reads the learner through their own client, so that row level security guards it.
 * @throws the data API's error where the profile or the words cannot be read
 */
export async function readLearner(
  client: SupabaseClient<Database>,
  userId: string,
  language: SupportedLanguage,
  signal: AbortSignal,
): Promise<Learner> {
  const [profile, words, mistakes, facts] = await Promise.all([
    client
      .from('profiles')
      .select('gender, language_levels, voice_setting')
      .eq('id', userId)
      .abortSignal(signal)
      .single(),
    client
      .from('user_dictionaries')
      .select('word_string')
      .eq('user_id', userId)
      .eq('language_code', language.languageCode)
      .order('updated_at', { ascending: false })
      .limit(wordsForEngine)
      .abortSignal(signal),
    client
      .from('learner_mistakes')
      .select('original, corrected')
      .eq('user_id', userId)
      .eq('language_code', language.languageCode)
      .is('resolved_at', null)
      .order('last_made_at', { ascending: false })
      .limit(mistakesForEngine)
      .abortSignal(signal),
    client
      .from('learner_facts')
      .select('fact')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(factsForEngine)
      .abortSignal(signal),
  ])
  if (profile.error) throw profile.error
  if (words.error) throw words.error
  if (mistakes.error) throw mistakes.error
  if (facts.error) throw facts.error
  return {
    level: levelIn(profile.data.language_levels, language),
    gender: genderOf(profile.data.gender),
    tutorName: tutorNameOf(profile.data.voice_setting, language),
    wordBank: words.data.map(({ word_string }) => word_string),
    recentMistakes: mistakes.data,
    facts: facts.data.map(({ fact }) => fact),
  }
}

function levelIn(levels: unknown, { languageCode }: SupportedLanguage): Level {
  const byLanguage = typeof levels === 'object' && levels !== null ? Object.entries(levels) : []
  return parseLevel(byLanguage.find(([code]) => code === languageCode)?.[1])
}

function genderOf(value: unknown): Gender | null {
  return value === 'masculine' || value === 'feminine' ? value : null
}

function tutorNameOf(voice: string, { voiceTutorNames, tutorName }: SupportedLanguage): string {
  return Object.entries(voiceTutorNames).find(([name]) => name === voice)?.[1] ?? tutorName
}
