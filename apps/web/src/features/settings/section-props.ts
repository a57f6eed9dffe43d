import type { Profile } from '@lingarden/domain/profile'
import type { ProfileChange } from '@/lib/profile/update-profile'

/** What each section of the settings shows, and how it changes it. */
export interface SettingsSectionProps {
  profile: Profile
  change: (edit: ProfileChange) => void
}
