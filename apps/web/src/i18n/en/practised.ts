import { cards } from './cards'
import { exercises } from './exercises'
import { en } from './index'
import { voice } from './voice'

/** What the tutor, the lessons and the reviews say beside their own texts; it comes with their script. */
export const practised = { cards, exercises, voice }

Object.assign(en, practised)
