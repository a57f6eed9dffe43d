import { analytics } from './analytics'
import { charts } from './charts'
import { en } from './index'

/** What only the pages with charts say; it comes with their script, as no other page needs to wait for it. */
export const charted = { analytics, charts }

Object.assign(en, charted)
