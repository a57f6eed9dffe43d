import type { AvatarPlant } from './friends/avatar-plant.ts'
import type { LanguageCode, Voice } from '@lingarden/languages/find-language'
import type { LanguageLevels } from './levels.ts'
import { defaultDailyLimits } from './review/daily-limits.ts'
import type { Theme } from './themes.ts'

export type Gender = 'masculine' | 'feminine'

export interface Streak {
  current_streak: number
  /** YYYY-MM-DD in the learner's local calendar. */
  last_update: string | null
}

/** A learner's profile as the table holds it; field names are the column names (requirement 3.8). */
export interface Profile {
  id: string
  credits: number
  /** What the plan gives a calendar month. */
  monthly_credits: number
  show_actions: boolean
  mask_words: boolean
  autoplay_audio: boolean
  auto_generate_audio: boolean
  give_feedback: boolean
  auto_parse_responses: boolean
  show_suggestions: boolean
  show_definitions_on_hover: boolean
  /** Corrections show where and why first, and the right form on demand. */
  hint_first: boolean
  /** Whether the tutor may keep facts and mistakes of the learner and hear of them. */
  remember_learner: boolean
  /** Cards begun a day in each language, at most; 0 to 1,000. */
  new_cards_per_day: number
  /** Cards reviewed a day in each language, at most; 1 to 5,000. */
  reviews_per_day: number
  voice_setting: Voice
  theme: Theme
  /** Whether Mandarin readings show their tones in colours. */
  tone_colours: boolean
  /** What Lingarden itself speaks; null until it was chosen. */
  interface_language: string | null
  display_name: string | null
  /** The plant that stands for the learner among friends. */
  avatar_plant: AvatarPlant
  /** Whether friends see the learner's figures and presence. */
  shares_practice: boolean
  /** Whether friends may wave, once a day at most. */
  accepts_nudges: boolean
  full_name: string | null
  email: string | null
  friends: string[]
  friend_requests: string[]
  last_online: string | null
  linking_code: string
  daily_goals: Record<string, number>
  streaks: Record<string, Streak>
  current_language_code: LanguageCode | null
  gender: Gender | null
  language_levels: LanguageLevels
}

/** Defaults of a new profile (requirements 9.1-9.3, 9.7); the sign-up trigger writes the same. */
export const profileDefaults = {
  credits: 10_000,
  monthly_credits: 10_000,
  show_actions: true,
  mask_words: true,
  autoplay_audio: true,
  auto_generate_audio: true,
  give_feedback: true,
  auto_parse_responses: true,
  show_suggestions: true,
  show_definitions_on_hover: false,
  hint_first: false,
  remember_learner: true,
  new_cards_per_day: defaultDailyLimits.newCards,
  reviews_per_day: defaultDailyLimits.reviews,
  voice_setting: 'alloy',
  avatar_plant: 'clover',
  shares_practice: true,
  accepts_nudges: true,
  theme: 'system',
  tone_colours: true,
  interface_language: null,
} as const satisfies Partial<Profile>

export const defaultDailyGoalMinutes = 10
export const creditsBasis = 10_000
/** Minimum length of a password, in characters (requirement 9.8a). */
export const minPasswordLength = 6
