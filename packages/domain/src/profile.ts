import { defaultDailyLimits } from './review/daily-limits.ts'

export const genders = ['masculine', 'feminine'] as const
export type Gender = (typeof genders)[number]

export interface Streak {
  current_streak: number
  /** YYYY-MM-DD in the learner's local calendar. */
  last_update: string | null
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
  hint_first: null,
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
} as const

export const creditsBasis = 10_000
/** Minimum length of a password, in characters (requirement 9.8a). */
export const minPasswordLength = 6
