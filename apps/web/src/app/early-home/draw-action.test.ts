import type { CourseOutline } from '@lingarden/domain/courses/outline'
import { beforeEach, expect, it } from 'vitest'
import { drawAction, showAction } from './draw-action'

const lesson = {
  lessonId: 'at-the-cafe',
  title: 'At the café',
  goals: [],
  grammar: '',
  terms: ['café', 'té', 'leche', 'agua'],
  url: '/a.json',
}
const course: CourseOutline = {
  courseId: 'es-a1',
  languageCode: 'es-ES',
  level: 'A1',
  title: 'Spanish',
  description: '',
  units: [{ unitId: 'cafe', title: 'Cafés', description: '', lessons: [lesson] }],
}
const left = [{ lesson_id: 'at-the-cafe', played_at: null }]
const root = document.createElement('div')

beforeEach(() => {
  history.replaceState(null, '', '/dashboard')
  root.replaceChildren()
  document.body.replaceChildren(root)
})

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

it('offers the lesson that was left in the middle, with its minutes', async () => {
  const action = await drawAction({ course, begun: left, isExtra: false })
  if (action) showAction(action, root)
  expect(links()).toEqual([
    ['Continue with “At the café”3 min', '/courses/es-a1/units/cafe/lessons/at-the-cafe'],
  ])
})

it.each([
  ['nothing was begun', []],
  ['the lesson was played to its end', [{ lesson_id: 'at-the-cafe', played_at: '2026-11-01T10:00:00Z' }]],
])('leaves it to the page where another action may come first: %s', async (_why, begun) => {
  expect(await drawAction({ course, begun, isExtra: false })).toBeUndefined()
})

it('goes as soon as the page has an action of its own', async () => {
  const action = await drawAction({ course, begun: left, isExtra: true })
  if (action) showAction(action, root)
  expect(links()).toHaveLength(1)
  const own = document.createElement('div')
  own.dataset['footAction'] = ''
  root.append(own)
  await Promise.resolve()
  expect(links()).toEqual([])
})

it('does not come to another page, nor where the page has its own already', async () => {
  const action = await drawAction({ course, begun: left, isExtra: false })
  history.replaceState(null, '', '/review')
  if (action) showAction(action, root)
  expect(links()).toEqual([])
})
