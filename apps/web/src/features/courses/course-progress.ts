import { lessonState, type LessonState } from '@lingarden/domain/courses/lesson-state'
import { stageOfWords, type PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { CourseOutline, LessonOutline } from '@lingarden/domain/courses/outline'
import type { BankRow } from '@lingarden/domain/word-bank'
import type { LessonProgress } from '@/lib/courses/get-progress'
import { noPlants, type Plants } from '@/lib/review/use-plants'

/** How a learner stands with a lesson. */
export interface LessonStanding extends LessonState {
  lesson: LessonOutline
  unitId: string
  /** What its words have grown to. */
  stage: PlantStage
  isBegun: boolean
  isPlayed: boolean
}

export interface CourseStanding {
  /** By the lesson's id. */
  lessons: ReadonlyMap<string, LessonStanding>
  played: number
  completed: number
  total: number
  /** The lesson to go on with: one that was left in the middle, else the first not played. */
  next: LessonStanding | undefined
}

/** Joins a course with what the learner has played and how their words have grown. */
export function courseStanding(
  course: CourseOutline,
  progress: readonly LessonProgress[],
  words: readonly BankRow[],
  plants: Plants = noPlants,
): CourseStanding {
  const bank = new Map(words.map((row) => [row.word_string, row]))
  const begun = new Map(progress.map((row) => [row.lesson_id, row]))
  const standings = course.units.flatMap(({ unitId, lessons }) =>
    lessons.map((lesson): LessonStanding => {
      const row = begun.get(lesson.lessonId)
      return {
        ...lessonState(lesson.terms, bank),
        lesson,
        unitId,
        stage: stageOfWords(lesson.terms, plants),
        isBegun: row !== undefined,
        isPlayed: Boolean(row?.played_at),
      }
    }),
  )
  const lessons = new Map(standings.map((standing) => [standing.lesson.lessonId, standing]))
  const left = progress.find(({ lesson_id, played_at }) => played_at === null && lessons.has(lesson_id))
  return {
    lessons,
    played: standings.filter(({ isPlayed }) => isPlayed).length,
    completed: standings.filter(({ isCompleted }) => isCompleted).length,
    total: standings.length,
    next: (left && lessons.get(left.lesson_id)) ?? standings.find(({ isPlayed }) => !isPlayed),
  }
}
