import { readLocal } from '@/lib/local-store'

/** What the talk is kept as. */
export const talkKey = 'first-talk'

/** Whether this browser keeps a first talk, for whoever need not read it. */
export const isTalkKept = (): boolean => readLocal(talkKey) !== undefined
