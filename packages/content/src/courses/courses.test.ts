import { stockPrompts } from '@lingarden/domain/courses/stock-prompts'
import { expect, it } from 'vitest'
import { listCourses, readCourse } from './course-files.ts'

it('each language has a course', () => {
  expect(listCourses()).toEqual(['zh-CN', 'es-ES', 'fr-FR'])
})

/** Distinct key terms of an A1 course at least. */
const fewestTerms = [
  ['zh-CN', 600],
  ['es-ES', 550],
  ['fr-FR', 550],
] as const

it.each(fewestTerms)(
  'the course %s has 12 units of 5 lessons, with %i key terms at least',
  (code, fewest) => {
    const { units } = readCourse(code)
    const lessons = units.flatMap((unit) => unit.lessons)
    expect(units).toHaveLength(12)
    expect(lessons).toHaveLength(60)
    expect(new Set(lessons.flatMap(({ terms }) => terms)).size).toBeGreaterThanOrEqual(fewest)
  },
)

it.each(listCourses())('the lessons of %s do not go one like the other', (code) => {
  const orders = readCourse(code)
    .units.flatMap(({ lessons }) => lessons)
    .map(({ written }) => written?.exercises.map(({ kind }) => kind) ?? [])
  const alike = Map.groupBy(orders, (kinds) => kinds.join())
  expect(Math.max(...Array.from(alike.values(), ({ length }) => length))).toBeLessThanOrEqual(10)
  expect(orders.filter(([first]) => first === 'match').length).toBeLessThanOrEqual(40)
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
