import type { Texts } from '../en'
import { account } from './account'
import { activities } from './activities'
import { analytics } from './analytics'
import { auth } from './auth'
import { bank } from './bank'
import { bankFiles } from './bank-files'
import { cards } from './cards'
import { charts } from './charts'
import { bankWords } from './bank-words'
import { catalogue } from './catalogue'
import { common } from './common'
import { courses } from './courses'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { exercises } from './exercises'
import { friends } from './friends'
import { feedback } from './feedback'
import { ledger } from './ledger'
import { memory } from './memory'
import { mistakes } from './mistakes'
import { offline } from './offline'
import { onboarding } from './onboarding'
import { plans } from './plans'
import { review } from './review'
import { settings } from './settings'
import { shell } from './shell'
import { shortcuts } from './shortcuts'
import { speech } from './speech'
import { suggestions } from './suggestions'
import { support } from './support'
import { tour } from './tour'
import { trouble } from './trouble'
import { tutor } from './tutor'
import { voice } from './voice'
import { words } from './words'

/** Simplified Chinese, with 你. */
export const zh: Texts = {
  account,
  activities,
  analytics,
  auth,
  bank,
  bankFiles,
  bankWords,
  cards,
  catalogue,
  charts,
  common,
  courses,
  credits,
  dashboard,
  exercises,
  friends,
  feedback,
  ledger,
  memory,
  mistakes,
  offline,
  onboarding,
  plans,
  review,
  settings,
  shell,
  shortcuts,
  speech,
  suggestions,
  support,
  tour,
  trouble,
  tutor,
  voice,
  words,
}
