import { describe, expect, it } from 'vitest'
import { findLesson, type CourseOutline, type LessonOutline } from './outline.ts'

const lesson = (lessonId: string): LessonOutline => ({
  lessonId,
  title: lessonId,
  goals: [],
  grammar: '',
  terms: [],
  url: `/${lessonId}.json`,
})
const course: CourseOutline = {
  courseId: 'es-a1',
  languageCode: 'es-ES',
  level: 'A1',
  title: '',
  description: '',
  units: [
    { unitId: 'one', title: '', description: '', lessons: [lesson('hello'), lesson('names')] },
    { unitId: 'two', title: '', description: '', lessons: [lesson('family')] },
  ],
}

describe('a lesson in its course', () => {
  it('has its unit, its numbers and the lesson after it, also over the end of a unit', () => {
    expect(findLesson(course, 'names')).toMatchObject({
      unit: { unitId: 'one' },
      unitNumber: 1,
      lessonNumber: 2,
      next: { unit: { unitId: 'two' }, lesson: { lessonId: 'family' } },
    })
    expect(findLesson(course, 'family')?.next).toBeUndefined()
  })

  it('is undefined where the course has none of that name', () => {
    expect(findLesson(course, 'tango')).toBeUndefined()
  })
})
