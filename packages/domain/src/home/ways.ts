/** What a learner may do now. */
export type Way =
  | { kind: 'lesson'; isOpen: boolean; minutes: number }
  | { kind: 'review'; due: number; fresh: number; minutes: number }
  | { kind: 'mend'; mistakes: number; minutes: number }
  | { kind: 'talk' | 'bring'; minutes: number }

/** What is known of a learner's day. */
export interface Day {
  /** The lesson to go on with: left in the middle, or the next one; undefined where there is none. */
  lesson: { isOpen: boolean; terms: number } | undefined
  /** Cards that today asks for: begun before, and new. */
  due: number
  fresh: number
  /** Mistakes to be asked for now. */
  mistakes: number
  /** Whether the learner has planted any word. */
  hasWords: boolean
}

/** Seconds that each takes: measured of cards and mistakes, estimated of a term of a lesson with its exercises. */
const seconds = { card: 16, mistake: 40, term: 45 } as const
const talkMinutes = 5
const bringMinutes = 2

/**
 * What to do now, most fitting first: the lesson left in the middle, what is due, mistakes, the next lesson, talking. Who
 * has no word yet begins with a lesson or a talk, or brings words along. At most four.
 */
export function orderWays({ lesson, due, fresh, mistakes, hasWords }: Day): Way[] {
  const cards = due + fresh
  const lessonWay: Way | undefined = lesson && {
    kind: 'lesson',
    isOpen: lesson.isOpen,
    minutes: minutesOf(lesson.terms * seconds.term),
  }
  const review: Way | undefined =
    cards > 0 ? { kind: 'review', due, fresh, minutes: minutesOf(cards * seconds.card) } : undefined
  const mend: Way | undefined =
    mistakes > 0 ? { kind: 'mend', mistakes, minutes: minutesOf(mistakes * seconds.mistake) } : undefined
  return [
    lesson?.isOpen ? lessonWay : undefined,
    review,
    mend,
    lesson?.isOpen ? undefined : lessonWay,
    { kind: 'talk', minutes: talkMinutes } as const,
    hasWords ? undefined : ({ kind: 'bring', minutes: bringMinutes } as const),
  ].filter((way) => way !== undefined)
}

/** Begun minutes, at least one. */
const minutesOf = (total: number): number => Math.max(1, Math.ceil(total / 60))
