import { findLanguage } from '@lingarden/domain/languages'
import type { Profile } from '@lingarden/domain/profile'

export type OnboardingStep = 'language' | 'gender' | 'difficulty' | 'none'

/** Which dialog a learner meets next (requirement 4.11). `isLevelAsked`: the language was chosen in this visit. */
export function onboardingStep(
  profile: Pick<Profile, 'current_language_code' | 'gender'>,
  isLevelAsked: boolean,
): OnboardingStep {
  const language = findLanguage(profile.current_language_code)
  if (!language) return 'language'
  if (language.isGendered && profile.gender === null) return 'gender'
  return isLevelAsked ? 'difficulty' : 'none'
}

/** Milliseconds after which the gender popup appears by itself (requirement 9.4e). */
export const genderPopupDelay = 1000
