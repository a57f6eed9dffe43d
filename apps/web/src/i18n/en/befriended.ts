import { friends } from './friends'
import { en } from './index'
import { suggestions } from './suggestions'

/** What only the pages with friends and suggestions say; it comes with their script, as no other page needs to wait for it. */
export const befriended = { friends, suggestions }

Object.assign(en, befriended)
