import { findLanguage } from '@lingarden/languages/find-language'
import type { Profile } from '@lingarden/database/rows/profile'

export type OnboardingStep = 'language' | 'gender' | 'difficulty' | 'none'

/**
 * Which dialog a learner meets next (requirement 4.11). The profile alone decides, so that whoever reloads the page
 * between two dialogs, or comes back on another device, is asked what is still missing. Each language asks for its level
 * once: also a skipped one is kept, as null.
 */
export function onboardingStep(
  profile: Pick<Profile, 'current_language_code' | 'gender' | 'language_levels'>,
): OnboardingStep {
  const language = findLanguage(profile.current_language_code)
  if (!language) return 'language'
  if (language.isGendered && profile.gender === null) return 'gender'
  return language.languageCode in profile.language_levels ? 'none' : 'difficulty'
}

/** Milliseconds after which the gender popup appears by itself (requirement 9.4e). */
export const genderPopupDelay = 1000
