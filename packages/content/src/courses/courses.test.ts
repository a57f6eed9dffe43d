import { stockPrompts } from '@lingarden/domain/courses/stock-prompts'
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

it('what many lessons ask for in the same words is said by the interface in its own language', () => {
  const uses = new Map<string, number>()
  for (const { prompt } of listCourses()
    .flatMap((code) => readCourse(code).units)
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ written }) => written?.exercises ?? []))
    uses.set(prompt, (uses.get(prompt) ?? 0) + 1)
  const many = [...uses].filter(([, count]) => count > 5).map(([prompt]) => prompt)
  expect(stockPrompts).toEqual(expect.arrayContaining(many))
  expect([...uses.keys()]).toEqual(expect.arrayContaining([...stockPrompts]))
})
