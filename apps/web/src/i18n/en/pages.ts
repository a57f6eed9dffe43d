import { activities } from './activities'
import { bank } from './bank'
import { courses } from './courses'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { offline } from './offline'
import { onboarding } from './onboarding'
import { speech } from './speech'
import { trouble } from './trouble'
import { tutor } from './tutor'
import { words } from './words'

/** What is read behind the sign-in. */
export const pages = {
  activities,
  bank,
  courses,
  credits,
  dashboard,
  offline,
  onboarding,
  speech,
  trouble,
  tutor,
  words,
}
