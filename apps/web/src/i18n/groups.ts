import type { account } from './en/account'
import type { activities } from './en/activities'
import type { analytics } from './en/analytics'
import type { auth } from './en/auth'
import type { bank } from './en/bank'
import type { bankFiles } from './en/bank-files'
import type { bankWords } from './en/bank-words'
import type { cards } from './en/cards'
import type { catalogue } from './en/catalogue'
import type { charts } from './en/charts'
import type { common } from './en/common'
import type { courses } from './en/courses'
import type { credits } from './en/credits'
import type { dashboard } from './en/dashboard'
import type { exercises } from './en/exercises'
import type { feedback } from './en/feedback'
import type { firstTalk } from './en/first-talk'
import type { friends } from './en/friends'
import type { gardening } from './en/gardening'
import type { imports } from './en/imports'
import type { ladder } from './en/ladder'
import type { ledger } from './en/ledger'
import type { memory } from './en/memory'
import type { mistakes } from './en/mistakes'
import type { offline } from './en/offline'
import type { onboarding } from './en/onboarding'
import type { phrases } from './en/phrases'
import type { pictures } from './en/pictures'
import type { plans } from './en/plans'
import type { restore } from './en/restore'
import type { review } from './en/review'
import type { settings } from './en/settings'
import type { shell } from './en/shell'
import type { shortcuts } from './en/shortcuts'
import type { site } from './en/site'
import type { speech } from './en/speech'
import type { suggestions } from './en/suggestions'
import type { support } from './en/support'
import type { talks } from './en/talks'
import type { tour } from './en/tour'
import type { trouble } from './en/trouble'
import type { tutor } from './en/tutor'
import type { voice } from './en/voice'
import type { welcome } from './en/welcome'
import type { wordView } from './en/word-view'
import type { words } from './en/words'
import type { bundles } from './bundles'

/**
 * All texts of the interface by their group: a noun, and a file of that name in the folder of each language. English is the
 * source, whose shape the others have.
 */
export interface Texts {
  account: typeof account
  activities: typeof activities
  analytics: typeof analytics
  auth: typeof auth
  bank: typeof bank
  bankFiles: typeof bankFiles
  bankWords: typeof bankWords
  cards: typeof cards
  catalogue: typeof catalogue
  charts: typeof charts
  common: typeof common
  courses: typeof courses
  credits: typeof credits
  dashboard: typeof dashboard
  gardening: typeof gardening
  exercises: typeof exercises
  feedback: typeof feedback
  firstTalk: typeof firstTalk
  friends: typeof friends
  imports: typeof imports
  ladder: typeof ladder
  ledger: typeof ledger
  memory: typeof memory
  mistakes: typeof mistakes
  offline: typeof offline
  onboarding: typeof onboarding
  phrases: typeof phrases
  pictures: typeof pictures
  plans: typeof plans
  restore: typeof restore
  review: typeof review
  settings: typeof settings
  shell: typeof shell
  shortcuts: typeof shortcuts
  site: typeof site
  speech: typeof speech
  suggestions: typeof suggestions
  support: typeof support
  talks: typeof talks
  tour: typeof tour
  trouble: typeof trouble
  tutor: typeof tutor
  voice: typeof voice
  welcome: typeof welcome
  wordView: typeof wordView
  words: typeof words
}

export type GroupName = keyof Texts

/** Two names or more: who names none would be promised all texts. */
export type Several<Name extends GroupName> = readonly [Name, Name, ...Name[]]

type Bundles = typeof bundles

/** A group that is there whenever anything is shown. */
export type EntryName = { [Name in GroupName]: Bundles[Name] extends 'entry' ? Name : never }[GroupName]

export type EntryTexts = Pick<Texts, EntryName>

/** A language of the interface. */
export interface LanguageTexts {
  /** What comes with the language itself. */
  entry: EntryTexts
  /** How each other group is loaded, and with it those that are read beside it. */
  groups: Partial<Record<GroupName, () => Promise<{ default: Partial<Texts> }>>>
}
