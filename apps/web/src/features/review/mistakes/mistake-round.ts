import { localDay } from '@lingarden/domain/analytics/local-day'
import { mistakeDrill, type MistakeDrill } from '@lingarden/domain/mistakes/mistake-drill'
import { mistakeDue } from '@lingarden/domain/mistakes/mistake-schedule'
import type { OpenMistake } from '../api/get-open-mistakes'

/** A mistake with the exercise that asks for what is right in its place. */
export type PractisedMistake = OpenMistake & { drill: MistakeDrill }

/** Mistakes of one sitting; who practises them all may come again. */
const mostMistakes = 20

/** What there is to practise of the open mistakes. */
export interface MistakeRound {
  /** Those whose day has come. */
  due: PractisedMistake[]
  /** All that can be asked for. */
  all: PractisedMistake[]
  /** When the next one comes, in milliseconds since the epoch; undefined where none waits for another day. */
  next: number | undefined
}

interface Clock {
  /** Milliseconds since the epoch. */
  now: number
  timeZone: string
}

/** Chooses the mistakes of a sitting, in the order they are given in; those that no exercise can be made of are left out. */
export function mistakeRound(
  mistakes: readonly OpenMistake[],
  prompts: Parameters<typeof mistakeDrill>[1],
  languageCode: string,
  { now, timeZone }: Clock,
): MistakeRound {
  const all = mistakes.flatMap((mistake) => {
    const drill = mistakeDrill(mistake, prompts, languageCode)
    return drill ? [{ ...mistake, drill }] : []
  })
  const today = localDay(now, timeZone)
  const isDue = ({ answers }: OpenMistake) => localDay(mistakeDue(answers), timeZone) <= today
  const later = all.filter((mistake) => !isDue(mistake)).map(({ answers }) => mistakeDue(answers))
  return {
    due: all.filter(isDue).slice(0, mostMistakes),
    all: all.slice(0, mostMistakes),
    next: later.length > 0 ? Math.min(...later) : undefined,
  }
}
