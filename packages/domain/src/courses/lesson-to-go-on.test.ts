import { expect, it } from 'vitest'
import { lessonToGoOn } from './lesson-to-go-on.ts'
import type { CourseOutline } from './outline.ts'

const lesson = (lessonId: string) => ({
  lessonId,
  title: lessonId,
  goals: [],
  grammar: '',
  terms: [],
  url: '',
})
const unit = (unitId: string, ids: string[]) => ({
  unitId,
  title: unitId,
  description: '',
  lessons: ids.map(lesson),
})
const course: CourseOutline = {
  courseId: 'es-a1',
  languageCode: 'es-ES',
  level: 'A1',
  title: '',
  description: '',
  units: [unit('one', ['a', 'b']), unit('two', ['c', 'd'])],
}
const played = (lesson_id: string) => ({ lesson_id, played_at: '2026-11-22T10:00:00.000Z' })
const open = (lesson_id: string) => ({ lesson_id, played_at: null })

it.each([
  ['nothing was begun', [], undefined],
  ['the first was played', [played('a')], 'b'],
  ['the last of a unit was played', [played('b'), played('a')], 'c'],
  ['one was left in the middle', [played('b'), open('a')], 'a, left in the middle'],
  ['two were left: the one touched last', [open('d'), open('c')], 'd, left in the middle'],
  ['the one behind was played already', [played('a'), played('b')], 'c'],
  ['the end was reached and one left out', [played('d'), played('c'), played('a')], 'b'],
  ['all were played', [played('d'), played('c'), played('b'), played('a')], undefined],
  ['the course has the lesson no more', [open('gone')], undefined],
] as const)('where %s', (_name, begun, wanted) => {
  const found = lessonToGoOn(course, begun)
  expect(found && found.lesson.lessonId + (found.isOpen ? ', left in the middle' : '')).toBe(wanted)
})
