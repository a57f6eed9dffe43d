import { auth } from './auth'
import { bank } from './bank'
import { common } from './common'
import { credits } from './credits'
import { dashboard } from './dashboard'
import { onboarding } from './onboarding'
import { settings } from './settings'
import { shell } from './shell'
import { tutor } from './tutor'
import { words } from './words'
import { welcome } from './welcome'

/** The typed source of every interface text; each other language must have the same shape. */
export const en = {
  auth,
  bank,
  common,
  credits,
  dashboard,
  onboarding,
  settings,
  shell,
  tutor,
  welcome,
  words,
}

export type Texts = typeof en
