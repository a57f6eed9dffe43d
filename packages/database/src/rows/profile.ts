import { avatarPlants } from '@lingarden/domain/friends/avatar-plant'
import { levels } from '@lingarden/domain/levels'
import { genders } from '@lingarden/domain/profile'
import { themes } from '@lingarden/domain/themes'
import { findLanguage, voices } from '@lingarden/languages/find-language'
import * as z from 'zod/mini'
import { columnsOf, rowOf } from './table-row.ts'

/** A code of a language that this version does not teach is as none chosen: another version may teach it. */
const taughtLanguage = z.pipe(
  z.nullable(z.string()),
  z.transform((code) => findLanguage(code)?.languageCode ?? null),
)

/** What a learner changes of their own profile. The database grants exactly these columns (profile-columns.test.ts). */
const ownColumns = columnsOf<'profiles'>()({
  full_name: z.nullable(z.string()),
  display_name: z.nullable(z.string()),
  /** The plant that stands for the learner among friends. */
  avatar_plant: z.enum(avatarPlants),
  gender: z.nullable(z.enum(genders)),
  last_online: z.nullable(z.string()),
  current_language_code: taughtLanguage,
  /** By language code; null where the learner was asked and skipped it. */
  language_levels: z.record(z.string(), z.nullable(z.enum(levels))),
  /** Whether friends see the learner's figures and presence. */
  shares_practice: z.boolean(),
  /** Whether friends may wave, once a day at most. */
  accepts_nudges: z.boolean(),
  voice_setting: z.enum(voices),
  show_actions: z.boolean(),
  mask_words: z.boolean(),
  autoplay_audio: z.boolean(),
  auto_generate_audio: z.boolean(),
  give_feedback: z.boolean(),
  auto_parse_responses: z.boolean(),
  show_suggestions: z.boolean(),
  show_definitions_on_hover: z.boolean(),
  /** Whether a mistake is first pointed at, to try again; null where nothing was chosen (`asksFirst`). */
  hint_first: z.nullable(z.boolean()),
  /** Whether the tutor may keep facts and mistakes of the learner and hear of them. */
  remember_learner: z.boolean(),
  /** Cards begun a day in each language, at most; 0 to 1,000. */
  new_cards_per_day: z.int(),
  /** Cards reviewed a day in each language, at most; 1 to 5,000. */
  reviews_per_day: z.int(),
  theme: z.enum(themes),
  /** Whether Mandarin readings show their tones in colours. */
  tone_colours: z.boolean(),
  /** What Lingarden itself speaks; null until it was chosen. */
  interface_language: z.nullable(z.string()),
})

/** What only the server writes. */
const serverColumns = columnsOf<'profiles'>()({
  id: z.string(),
  email: z.nullable(z.string()),
  credits: z.int(),
  /** What the plan gives a calendar month. */
  monthly_credits: z.int(),
  friends: z.array(z.string()),
  friend_requests: z.array(z.string()),
  linking_code: z.string(),
  /** Minutes a day, by language code. */
  daily_goals: z.record(z.string(), z.number()),
  /** By language code; a day is YYYY-MM-DD in the learner's local calendar. */
  streaks: z.record(z.string(), z.object({ current_streak: z.int(), last_update: z.nullable(z.string()) })),
  /** When the first talk was, by language code; ISO 8601. */
  talks_since: z.record(z.string(), z.string()),
  created_at: z.string(),
  updated_at: z.string(),
})

export const profileRow = rowOf<'profiles'>()({ ...serverColumns, ...ownColumns })

/** A learner's profile as the table holds it; field names are the column names (requirement 3.8). */
export type Profile = z.output<typeof profileRow>

/** What a learner may change of their own profile. */
export type ProfileChange = Partial<Pick<Profile, keyof typeof ownColumns>>

/** The names of those columns. */
export const ownProfileColumns: readonly string[] = Object.keys(ownColumns)
