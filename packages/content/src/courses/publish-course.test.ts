import { gzipSync } from 'node:zlib'
import { lesson } from '@lingarden/domain/courses/lesson'
import type { CourseExamples, CourseOutline } from '@lingarden/domain/courses/outline'
import { describe, expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'
import { publishCourse } from './publish-course.ts'

describe.each(listCourses())('the published course %s', (languageCode) => {
  const { files, addresses } = publishCourse(readCourse(languageCode))
  const open = (address: string): unknown =>
    JSON.parse(files.find(({ fileName }) => `/${fileName}` === address)?.content ?? 'null')
  const outline = open(addresses.outline) as CourseOutline
  const lessons = outline.units.flatMap((unit) => unit.lessons)

  it('[1.4] has units and lessons, each lesson behind its own address', () => {
    expect(outline.languageCode).toBe(languageCode)
    expect(outline.units).toHaveLength(12)
    for (const { url, terms } of lessons)
      expect(lesson.parse(open(url)).terms.map(({ term }) => term)).toEqual(terms)
  })

  it('gives every lesson and unit an id of its own', () => {
    expect(new Set(lessons.map(({ lessonId }) => lessonId)).size).toBe(lessons.length)
    expect(new Set(outline.units.map(({ unitId }) => unitId)).size).toBe(12)
  })

  it('opens a lesson with at most 30 KB', () => {
    const sizes = files.map(({ content }) => gzipSync(content).length)
    expect(Math.max(...sizes)).toBeLessThan(30_000)
  })

  it('has an example sentence for every key term', () => {
    const examples = open(addresses.examples) as CourseExamples
    for (const { lessonId, terms } of lessons)
      for (const term of terms) expect(examples[term]?.map((example) => example.lessonId)).toContain(lessonId)
  })
})
