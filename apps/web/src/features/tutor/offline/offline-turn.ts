import { findLanguage } from '@lingarden/languages/find-language'
import { parseLevel } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import type { TutorTurnRequest } from '@lingarden/domain/tutor-turn'
import type { LearnerMemory } from './cached-learner'
import type { OfflineTurn } from '@/lib/practice-tutor/protocol'
import { turnSeed } from '@/lib/practice-tutor/turn-seed'

/** What the built-in tutor has to know of the learner when no server tells it. */
export interface OfflineLearner {
  profile: Pick<Profile, 'language_levels' | 'gender' | 'voice_setting' | 'remember_learner'>
  /** Terms of the bank, the newest first. */
  wordBank: readonly string[]
}

/**
 * A turn as the server would have put it to the tutor.
 * @throws Error where the language is none of ours
 */
export function offlineTurn(
  request: TutorTurnRequest,
  { profile, wordBank }: OfflineLearner,
  { dueWords, recentMistakes, facts }: LearnerMemory,
): OfflineTurn {
  const language = findLanguage(request.languageCode)
  if (!language) throw new Error(`There is no language ${request.languageCode}`)
  const {
    history = [],
    goals = [],
    giveFeedback = true,
    showSuggestions = true,
    asksBack = false,
    owesRecast = false,
    explanationLanguage,
  } = request
  const mayRemember = profile.remember_learner
  return {
    language,
    level: parseLevel(profile.language_levels[language.languageCode]),
    gender: profile.gender,
    tutorName: language.voiceTutorNames[profile.voice_setting],
    message: request.message,
    topic: request.topic,
    history,
    goals,
    wordBank,
    dueWords,
    recentMistakes: mayRemember ? recentMistakes : [],
    facts: mayRemember ? facts : [],
    mayRemember,
    asksBack,
    owesRecast,
    giveFeedback,
    showSuggestions,
    ...(explanationLanguage && { explanationLanguage }),
    engineState: request.engineState,
    seed: turnSeed(request.conversationId ?? '', history.length),
  }
}
