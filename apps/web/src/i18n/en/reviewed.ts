import { en } from './index'
import { review } from './review'

/** What only the review pages say; it comes with their script, as no other page needs to wait for it. */
export const reviewed = { review }

Object.assign(en, reviewed)
