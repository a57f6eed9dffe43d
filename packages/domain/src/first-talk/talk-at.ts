import type { FirstTalk } from '@lingarden/languages/first-talk'
import type { Level } from '../levels.ts'

/** The first talk as it goes at a level: whoever knows some has steps of their own, where the language has them. */
export const talkAt = (talk: FirstTalk, level: Level): FirstTalk =>
  level === 'beginner' || !talk.further ? talk : { ...talk, ...talk.further }
