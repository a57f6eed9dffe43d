import { findLesson, type CourseOutline, type LessonInUnit } from './outline.ts'

/** What is known of a lesson that was begun. */
export interface BegunLesson {
  lesson_id: string
  /** When it was first gone through to its end; null where it was left in the middle. */
  played_at: string | null
}

/** The lesson to go on with, and whether it was left in the middle. */
export interface LessonToGoOn extends LessonInUnit {
  isOpen: boolean
}

/**
 * The lesson with which a learner goes on: what was left in the middle, else the first one behind the one played last that
 * was not played yet, else the first of all that was not. Undefined where none was begun, or nothing is left of the course.
 * @param begun the lesson touched last first; those that the course has no more are left out
 */
export function lessonToGoOn(course: CourseOutline, begun: readonly BegunLesson[]): LessonToGoOn | undefined {
  const lessons = course.units.flatMap((unit) =>
    unit.lessons.map((lesson): LessonInUnit => ({ unit, lesson })),
  )
  const known = begun.filter(({ lesson_id }) => findLesson(course, lesson_id) !== undefined)
  const left = known.find(({ played_at }) => played_at === null)
  const open = left && lessons.find(({ lesson }) => lesson.lessonId === left.lesson_id)
  if (open) return { ...open, isOpen: true }
  const [last] = known
  if (!last) return undefined
  const played = new Set(known.map(({ lesson_id }) => lesson_id))
  const place = lessons.findIndex(({ lesson }) => lesson.lessonId === last.lesson_id)
  const next = [...lessons.slice(place + 1), ...lessons].find(({ lesson }) => !played.has(lesson.lessonId))
  return next && { ...next, isOpen: false }
}
