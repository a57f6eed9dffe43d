import type { CourseOutline, LessonOutline } from '@lingarden/domain/courses/outline'
import { describe, expect, it } from 'vitest'
import { courseStanding } from './course-progress'

const lesson = (lessonId: string, terms: string[]): LessonOutline => ({
  lessonId,
  title: lessonId,
  goals: [],
  grammar: '',
  terms,
  url: '',
})
const course: CourseOutline = {
  courseId: 'es-a1',
  languageCode: 'es-ES',
  level: 'A1',
  title: '',
  description: '',
  units: [
    {
      unitId: 'one',
      title: '',
      description: '',
      lessons: [lesson('hello', ['hola']), lesson('names', ['nombre'])],
    },
    { unitId: 'two', title: '', description: '', lessons: [lesson('family', ['madre'])] },
  ],
}
const progress = (lesson_id: string, played_at: string | null) => ({
  lesson_id,
  played_at,
  position: {},
  updated_at: '2026-01-01T00:00:00Z',
})
const word = (word_string: string, seen: number) => ({
  id: word_string,
  word_string,
  sentences: [],
  notes: '',
  tags: [],
  seen,
  clicks: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  source: 'lesson',
  planted_at: '2026-01-01T00:00:00Z',
  planted_by: 'lesson',
})
const played = '2026-01-01T00:00:00Z'

describe('how a learner stands with a course', () => {
  it('[5.10b] tells a completed lesson from one that was only played', () => {
    const standing = courseStanding(
      course,
      [progress('hello', played), progress('names', played)],
      [word('hola', 100), word('nombre', 1)],
    )
    expect(standing).toMatchObject({ played: 2, completed: 1, total: 3 })
    expect(standing.lessons.get('hello')).toMatchObject({ isPlayed: true, isCompleted: true })
    expect(standing.lessons.get('names')).toMatchObject({ isPlayed: true, isCompleted: false })
  })

  it('goes on with the lesson that was left in the middle, else with the first not played', () => {
    expect(courseStanding(course, [], []).next?.lesson.lessonId).toBe('hello')
    expect(courseStanding(course, [progress('hello', played)], []).next?.lesson.lessonId).toBe('names')
    expect(courseStanding(course, [progress('family', null)], []).next?.lesson.lessonId).toBe('family')
    expect(
      courseStanding(
        course,
        ['hello', 'names', 'family'].map((id) => progress(id, played)),
        [],
      ).next,
    ).toBeUndefined()
  })

  it('leaves out what a newer device knows of lessons that this one does not have', () => {
    expect(courseStanding(course, [progress('tango', null)], []).next?.lesson.lessonId).toBe('hello')
  })
})
