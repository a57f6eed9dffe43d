import { feedback } from './feedback'
import { en } from './index'

/** What only the feedback form and its page say; it comes with their script, as no other page needs to wait for it. */
export const reported = { feedback }

Object.assign(en, reported)
