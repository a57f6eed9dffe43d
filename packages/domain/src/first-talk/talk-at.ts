import type { FirstTalk } from '@lingarden/languages/first-talk'
import type { Level } from '../levels.ts'

/** What is known of whoever begins the talk. */
export interface Beginning {
  level: Level
  /** Whether they could say a sentence of it: a beginner may. */
  knowsSome?: boolean | undefined
}

/** The first talk as it goes for somebody: whoever knows some has steps of their own, where the language has them. */
export const talkAt = (talk: FirstTalk, { level, knowsSome = level !== 'beginner' }: Beginning): FirstTalk =>
  knowsSome && talk.further ? { ...talk, ...talk.further } : talk
