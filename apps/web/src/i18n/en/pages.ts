import { activities } from './activities'
import { bank } from './bank'
import { courses } from './courses'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { exercises } from './exercises'
import { memory } from './memory'
import { offline } from './offline'
import { onboarding } from './onboarding'
import { plans } from './plans'
import { settings } from './settings'
import { speech } from './speech'
import { tutor } from './tutor'
import { voice } from './voice'
import { words } from './words'

/** What is read behind the sign-in. */
export const pages = {
  activities,
  bank,
  courses,
  credits,
  dashboard,
  exercises,
  memory,
  offline,
  onboarding,
  plans,
  settings,
  speech,
  tutor,
  voice,
  words,
}
