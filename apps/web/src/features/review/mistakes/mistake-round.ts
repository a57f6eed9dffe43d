import { localDay } from '@lingarden/domain/analytics/local-day'
import { mendDrill, type MendDrill } from '@lingarden/domain/mistakes/mend-drill'
import { mistakeDue } from '@lingarden/domain/mistakes/mistake-schedule'
import type { KeptMistake } from '../../../lib/mistakes/kept-mistake'

/** A mistake with the exercise that asks for what is right in its place. */
export type PractisedMistake = KeptMistake & { drill: MendDrill }

/** Mistakes of one run, about two minutes; who practises them all may come again. */
const mostMistakes = 8

/** What there is to practise of some mistakes. */
export interface MistakeRound {
  /** Those of one run: first those whose day has come, what was made longest ago before the rest. */
  chosen: PractisedMistake[]
  /** How many have their day today. */
  due: number
  /** When the next one comes, in milliseconds since the epoch; undefined where none waits for another day. */
  next: number | undefined
}

interface Clock {
  /** Milliseconds since the epoch. */
  now: number
  timeZone: string
}

/** Chooses the mistakes of a run; those that no exercise can be made of are left out. */
export function mistakeRound(
  mistakes: readonly KeptMistake[],
  prompts: Parameters<typeof mendDrill>[1],
  languageCode: string,
  { now, timeZone }: Clock,
): MistakeRound {
  const all = mistakes.flatMap((mistake) => {
    const drill = mendDrill(mistake, prompts, languageCode)
    return drill ? [{ ...mistake, drill }] : []
  })
  const today = localDay(now, timeZone)
  const isDue = ({ answers, stage }: KeptMistake) =>
    stage !== 'grown' && localDay(mistakeDue(answers), timeZone) <= today
  const later = all
    .filter((mistake) => mistake.stage !== 'grown' && !isDue(mistake))
    .map(({ answers }) => mistakeDue(answers))
  const due = all.filter(isDue).toSorted((a, b) => lastMade(a) - lastMade(b))
  return {
    chosen: [...due, ...all.filter((mistake) => !isDue(mistake))].slice(0, mostMistakes),
    due: due.length,
    next: later.length > 0 ? Math.min(...later) : undefined,
  }
}

const lastMade = ({ madeAt }: KeptMistake) => madeAt.at(-1) ?? 0
