import type { LearnerMoment } from '@lingarden/domain/analytics/learner-moment'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { NextStep } from './next-step'

const known = vi.hoisted(() => ({ due: 0, lessons: {} }))
vi.mock('./use-due-count', () => ({ useDueCount: () => known.due }))
vi.mock('@/lib/courses/use-open-lesson', () => ({
  useOpenLesson: () => ({ isPending: false, lesson: undefined, ...known.lessons }),
}))

/** The ways that stand there, the first one first. */
function waysOf(moment: LearnerMoment, due: number, lessons: object): (string | null)[] {
  Object.assign(known, { due, lessons })
  render(<NextStep languageCode="es-ES" moment={moment} />, { wrapper: MemoryRouter })
  return screen.getAllByRole('link').map(({ textContent }) => textContent)
}

const none = { hasBegun: false }
const open = { hasBegun: true, lesson: { title: 'At the café', path: '/courses/a' } }
const played = { hasBegun: true }
const [talk, begin, goOn] = ['Talk with the tutor', 'Begin with a lesson', 'Go on: At the café']

it.each([
  ['a newcomer', 'newcomer', 0, none, [talk, begin]],
  ['who has talked, but begun no lesson', 'daily', 0, none, [talk, begin]],
  ['who has reviews to do, but begun no lesson', 'returning', 4, none, ['Review 4 cards', talk, begin]],
  ['in the middle of the first lesson', 'newcomer', 0, open, [goOn, talk]],
  ['in the middle of a lesson with reviews to do', 'daily', 4, open, ['Review 4 cards', goOn, talk]],
  ['who has played a lesson', 'daily', 0, played, [talk]],
] as const)('[2.8] the ways of a learner %s', (_name, moment, due, lessons, ways) => {
  expect(waysOf(moment, due, lessons)).toEqual(ways)
})
