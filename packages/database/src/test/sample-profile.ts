import { profileDefaults } from '@lingarden/domain/profile'
import type { Profile } from '../rows/profile.ts'

/** The row of a learner who has just signed up, as the data API answers it. */
export const sampleProfile: Profile = {
  ...profileDefaults,
  id: 'me',
  email: 'ada@example.test',
  full_name: null,
  display_name: null,
  gender: null,
  last_online: null,
  current_language_code: null,
  language_levels: {},
  friends: [],
  friend_requests: [],
  linking_code: 'ACDE3467',
  daily_goals: {},
  streaks: {},
  talks_since: {},
  created_at: '2026-11-21T12:00:00+00:00',
  updated_at: '2026-11-21T12:00:00+00:00',
}
