import { gzipSync } from 'node:zlib'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseExamples, CourseOutline } from '@lingarden/domain/courses/outline'
import { describe, expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'
import { openLanguage } from './lint/open-language.ts'
import { openLookAlikes } from './look-alikes.ts'
import { publishCourse } from './publish-course.ts'

describe.each(listCourses())('the published course %s', async (languageCode) => {
  const course = readCourse(languageCode)
  const { files, addresses } = publishCourse(course, openLookAlikes(course, await openLanguage(languageCode)))
  const open = (address: string): unknown =>
    JSON.parse(files.find(({ fileName }) => `/${fileName}` === address)?.content ?? 'null')
  const outline = open(addresses.outline) as CourseOutline
  const lessons = outline.units.flatMap((unit) => unit.lessons)

  it('has units and lessons, each lesson behind its own address', () => {
    expect(outline.languageCode).toBe(languageCode)
    expect(outline.units).toHaveLength(12)
    for (const { url, terms } of lessons)
      expect((open(url) as PublishedLesson).terms.map(({ term }) => term)).toEqual(terms)
  })

  it('gives every lesson and unit an id of its own', () => {
    expect(new Set(lessons.map(({ lessonId }) => lessonId)).size).toBe(lessons.length)
    expect(new Set(outline.units.map(({ unitId }) => unitId)).size).toBe(12)
  })

  it('opens a lesson with at most 30 KB, as it stands and not only packed', () => {
    const sizes = lessons.map(({ url }) => JSON.stringify(open(url)).length)
    expect(Math.max(...sizes)).toBeLessThan(30_000)
  })

  it('opens the list of lessons, and the examples, with at most 30 KB each', () => {
    for (const address of Object.values(addresses))
      expect(gzipSync(JSON.stringify(open(address))).length).toBeLessThan(30_000)
  })

  it('has an example sentence for every key term', () => {
    const examples = open(addresses.examples) as CourseExamples
    for (const { lessonId, terms } of lessons)
      for (const term of terms) expect(examples[term]?.map((example) => example.lessonId)).toContain(lessonId)
  })
})
