import { describe, expect, it } from 'vitest'
import { listCourses, listStrayFiles, readCourse } from './course-files.ts'
import { lintCourse } from './lint/lint-course.ts'
import { openLanguage } from './lint/open-language.ts'

/** Distinct key terms of an A1 course at least. */
const fewestTerms = { 'zh-CN': 600, 'es-ES': 550, 'fr-FR': 550 }

it('each language has a course', () => {
  expect(listCourses()).toEqual(['zh-CN', 'es-ES', 'fr-FR'])
})

describe.each(listCourses())('the course %s', (languageCode) => {
  const course = readCourse(languageCode)

  it('has nothing that the linter finds', async () => {
    expect(lintCourse(course, await openLanguage(languageCode))).toEqual([])
  })

  it('has 12 units of 5 lessons, with enough key terms, and no file beside its plan', () => {
    const lessons = course.units.flatMap((unit) => unit.lessons)
    expect(course.units).toHaveLength(12)
    expect(lessons).toHaveLength(60)
    expect(new Set(lessons.flatMap(({ terms }) => terms)).size).toBeGreaterThanOrEqual(
      fewestTerms[languageCode],
    )
    expect(listStrayFiles(course)).toEqual([])
  })
})
