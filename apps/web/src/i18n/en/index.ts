import type { CatalogueMessage } from '../catalogue-messages'
import { auth } from './auth'
import { bank } from './bank'
import { common } from './common'
import { courses } from './courses'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { exercises } from './exercises'
import { onboarding } from './onboarding'
import { settings } from './settings'
import { shell } from './shell'
import { speech } from './speech'
import { tutor } from './tutor'
import { words } from './words'
import { welcome } from './welcome'

/** The typed source of every interface text; each other language must have the same shape. */
export const en = {
  auth,
  bank,
  // English is what the catalogue is written in.
  catalogue: {} as Partial<Record<CatalogueMessage, string>>,
  common,
  courses,
  credits,
  dashboard,
  exercises,
  onboarding,
  settings,
  shell,
  speech,
  tutor,
  welcome,
  words,
}

/** The shape of every language. */
export type Texts = typeof en
