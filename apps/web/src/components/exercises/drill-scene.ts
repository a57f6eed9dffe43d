import type { ReactNode } from 'react'

/** What stands around a drill that is more than a task, such as a sentence of the learner's own. */
export interface DrillScene {
  /** Where it comes from. */
  above?: ReactNode
  /** Whether the sentence is the learner's own, and drawn as one. */
  isOwn?: boolean
  /** What is said in the place of what was to be done, once it is done. */
  done?: string
  /** What stands in the place of the fields once it is answered. */
  settled?: ReactNode
  /** What helps before it is answered. */
  help?: ReactNode
  /** Said once in place of a judgement, where an answer deserves a second look; undefined where it is judged. */
  warnOf?: (given: readonly string[]) => string | undefined
  /** What is said besides how it went. @param isKnown whether it was right without a second look */
  said?: (isKnown: boolean) => ReactNode
  /** What stands below once it is answered. @param isKnown as for `said` */
  after?: (isKnown: boolean) => ReactNode
  /** What can be done with it then, at the foot. */
  foot?: ReactNode
  /** What is heard by itself once it is answered. */
  heardAfter?: string
}
