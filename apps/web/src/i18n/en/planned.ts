import { en } from './index'
import { plans } from './plans'

/** What only the plans' pages say; it comes with their script, as no other page needs to wait for it. */
export const planned = { plans }

Object.assign(en, planned)
