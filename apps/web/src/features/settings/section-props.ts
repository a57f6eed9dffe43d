import type { Profile } from '@lingarden/database/rows/profile'
import type { ProfileChange } from '@lingarden/database/rows/profile'

/** What each section of the settings shows, and how it changes it. */
export interface SettingsSectionProps {
  profile: Profile
  change: (edit: ProfileChange) => void
}
