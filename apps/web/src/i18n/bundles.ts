import type { GroupName } from './groups'

/**
 * Which groups are bundled: those of one name are one file of the build, which loads and compresses better than five. It
 * changes what a page loads, never what it may read.
 */
export const bundles = {
  // Read before sign-in and around every page: it comes with the language itself.
  auth: 'entry',
  catalogue: 'entry',
  common: 'entry',
  site: 'entry',
  // The frame of the pages behind the sign-in, and the first of them.
  dashboard: 'home',
  shell: 'home',
  trouble: 'home',
  // What goes on beside every page.
  bank: 'beside',
  credits: 'beside',
  feedback: 'beside',
  offline: 'beside',
  onboarding: 'beside',
  tutor: 'beside',
  activities: 'practice',
  cards: 'practice',
  exercises: 'practice',
  ladder: 'practice',
  phrases: 'practice',
  speech: 'practice',
  talks: 'practice',
  voice: 'practice',
  words: 'practice',
  bankFiles: 'words',
  bankWords: 'words',
  wordView: 'words',
  imports: 'imports',
  // What is remembered stands in the settings, too.
  memory: 'review',
  mistakes: 'review',
  review: 'review',
  analytics: 'charts',
  charts: 'charts',
  friends: 'friends',
  suggestions: 'friends',
  account: 'settings',
  ledger: 'settings',
  settings: 'settings',
  restore: 'restore',
  plans: 'plans',
  shortcuts: 'guidance',
  support: 'guidance',
  tour: 'guidance',
  courses: 'courses',
  pictures: 'courses',
  gardening: 'gardening',
  welcome: 'landing',
  firstTalk: 'first',
} as const satisfies Readonly<Record<GroupName, string>>
