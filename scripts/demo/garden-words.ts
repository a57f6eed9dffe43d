import type { LanguageCode } from '@lingarden/languages/find-language'
import { readCourse } from '@lingarden/content/courses/course-files'

/** A word as its lesson teaches it. */
export interface LessonWord {
  term: string
  example: string
  lessonId: string
}

/** A lesson with its words, in the order of the course. */
export interface DemoLesson {
  courseId: string
  lessonId: string
  words: LessonWord[]
}

/** The written lessons of a language's course. A word that several lessons teach is learnt in the first. */
export function readLessons(languageCode: LanguageCode): DemoLesson[] {
  const course = readCourse(languageCode)
  const known = new Set<string>()
  return course.units
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ slug, written }) => {
      if (!written) return []
      const words = written.terms
        .filter(({ term }) => !known.has(term))
        .map(({ term, example }) => ({ term, example, lessonId: slug }))
      for (const { term } of words) known.add(term)
      const courseId = `${languageCode.slice(0, 2)}-${course.level.toLowerCase()}`
      return [{ courseId, lessonId: slug, words }]
    })
}
