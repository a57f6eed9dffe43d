import type { LearnerMoment } from '@lingarden/domain/analytics/learner-moment'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { NextStep } from './next-step'

const known = vi.hoisted(() => ({ due: 0, fresh: 0, lessons: {} }))
vi.mock('@/lib/review/use-todays-cards', () => ({ useTodaysCards: () => known }))
vi.mock('@/lib/courses/use-open-lesson', () => ({
  useOpenLesson: () => ({ isPending: false, lesson: undefined, ...known.lessons }),
}))

/** The ways that stand there, the first one first. */
function waysOf(
  moment: LearnerMoment,
  [due, fresh]: readonly [number, number],
  lessons: object,
): (string | null)[] {
  Object.assign(known, { due, fresh, lessons })
  render(<NextStep languageCode="es-ES" moment={moment} />, { wrapper: MemoryRouter })
  return screen.getAllByRole('link').map(({ textContent }) => textContent)
}

const none = { hasBegun: false }
const lesson = { title: 'At the café', path: '/courses/a' }
const open = { hasBegun: true, lesson: { ...lesson, isOpen: true } }
const next = { hasBegun: true, lesson: { ...lesson, isOpen: false } }
const played = { hasBegun: true }
const [talk, begin, goOn] = ['Talk with the tutor', 'Begin with a lesson', 'Go on: At the café']

it.each([
  ['a newcomer', 'newcomer', [0, 0], none, [talk, begin]],
  ['who has talked, but begun no lesson', 'daily', [0, 3], none, [talk, 'Review: 3 new cards', begin]],
  [
    'with reviews to do, but no lesson begun',
    'returning',
    [61, 20],
    none,
    ['Review: 61 due and 20 new cards', talk, begin],
  ],
  ['in the middle of the first lesson', 'newcomer', [0, 1], open, [goOn, talk, 'Review: 1 new card']],
  [
    'in the middle of a lesson with reviews to do',
    'daily',
    [4, 0],
    open,
    ['Review: 4 cards due', goOn, talk],
  ],
  ['who has played a lesson', 'daily', [0, 0], next, ['Next: At the café', talk]],
  [
    'who has played a lesson, with reviews to do',
    'daily',
    [4, 0],
    next,
    ['Review: 4 cards due', 'Next: At the café', talk],
  ],
  ['who has played all lessons', 'daily', [0, 0], played, [talk]],
] as const)('the ways of a learner %s', (_name, moment, cards, lessons, ways) => {
  expect(waysOf(moment, cards, lessons)).toEqual(ways)
})
