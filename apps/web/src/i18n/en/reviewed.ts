import { en } from './index'
import { memory } from './memory'
import { mistakes } from './mistakes'
import { review } from './review'

/** What only the review pages say; it comes with their script, as no other page needs to wait for it. */
export const reviewed = { memory, mistakes, review }

Object.assign(en, reviewed)
