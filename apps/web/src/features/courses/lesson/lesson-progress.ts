import { lessonSteps, type LessonPosition, type LessonStep } from '@lingarden/domain/courses/lesson-position'

/** How many pages each step of a lesson has. */
export type StepPages = Readonly<Record<LessonStep, number>>

interface PagedLesson {
  terms: readonly unknown[]
  exercises: readonly unknown[]
}

/**
 * The pages of a lesson: a word each and one to plant them all, a line each that the learner says and the talk as a whole.
 * @param turns lines that the learner says
 */
export const pagesOf = ({ terms, exercises }: PagedLesson, turns: number): StepPages => ({
  'warm-up': 1,
  terms: terms.length + 1,
  dialogue: turns + 1,
  grammar: 1,
  exercises: exercises.length,
  summary: 0,
})

/** Pages that are still to do in the present step, the present one among them. */
function pagesLeft({ step, page, talk, run }: LessonPosition, pages: StepPages): number {
  if (step === 'exercises') return run.queue.length
  if (step === 'dialogue') return talk.queue.length + 1
  return Math.max(0, pages[step] - page)
}

/** How much of the present step is done, 0 to 1; what comes back is not done yet. */
export function shareDone(position: LessonPosition, pages: StepPages): number {
  const all = pages[position.step]
  return all === 0 ? 1 : Math.min(1, Math.max(0, 1 - pagesLeft(position, pages) / all))
}

/** How many pages are still to do up to the summary. */
export function pagesToGo(position: LessonPosition, pages: StepPages): number {
  const later = lessonSteps.slice(lessonSteps.indexOf(position.step) + 1)
  return later.reduce((sum, step) => sum + pages[step], pagesLeft(position, pages))
}
