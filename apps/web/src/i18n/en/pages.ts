import { activities } from './activities'
import { bank } from './bank'
import { courses } from './courses'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { memory } from './memory'
import { offline } from './offline'
import { onboarding } from './onboarding'
import { settings } from './settings'
import { speech } from './speech'
import { tutor } from './tutor'
import { words } from './words'

/** What is read behind the sign-in. */
export const pages = {
  activities,
  bank,
  courses,
  credits,
  dashboard,
  memory,
  offline,
  onboarding,
  settings,
  speech,
  tutor,
  words,
}
