import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Plan } from '@/lib/review/cards/card-service'
import { NothingDue } from '../components/nothing-due'
import { TodayCard } from './today-card'

const { save, limits } = vi.hoisted(() => ({ save: vi.fn(), limits: { newCards: 20, reviews: 200 } }))
vi.mock('@/lib/review/use-review-plan', () => ({ useDailyLimits: () => limits }))
vi.mock('@/lib/use-is-mobile', () => ({ useIsMobile: () => false }))
vi.mock('@/lib/profile/update-profile', () => ({ useUpdateProfile: () => ({ mutate: save }) }))

const nothing: Plan = {
  due: [],
  fresh: [],
  waiting: 0,
  waitingNew: 0,
  leeches: [],
  retained: [],
  known: 0,
  days: 1,
  now: 0,
  isClockBehind: false,
}
const show = (plan: Partial<Plan>, wasAway = false, hasPairs = true) =>
  render(<TodayCard plan={{ ...nothing, ...plan }} hasPairs={hasPairs} wasAway={wasAway} />, {
    wrapper: MemoryRouter,
  })

beforeEach(() => {
  save.mockClear()
  limits.newCards = 20
})

it('says that nothing is due only where nothing waits', () => {
  show({})
  expect(screen.getByRole('heading').textContent).toBe('Nothing is due now')
  expect(screen.queryByRole('button', { name: 'Change the limit' })).toBeNull()
})

it('offers pairs where there are words for them, else the courses', () => {
  const { unmount } = show({})
  expect(screen.getByRole('link').textContent).toBe('Find pairs')
  unmount()
  show({}, false, false)
  expect(screen.getByRole('link', { name: 'Open the courses' }).getAttribute('href')).toBe('/courses')
})

it('tells how many new cards wait where their limit is used up, and the limit is changed there', () => {
  show({ waitingNew: 34 })
  expect(screen.getByRole('heading').textContent).toBe('Today’s share is done')
  screen.getByText(/^You take at most 20 new cards a day\. 34 more cards can wait/)
  fireEvent.click(screen.getByRole('button', { name: 'Change the limit' }))
  fireEvent.change(screen.getByLabelText('New cards a day'), { target: { value: '40' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls[0]?.[0]).toEqual({ new_cards_per_day: 40, reviews_per_day: 200 })
})

it('speaks of no share of the day to who wants no new cards', () => {
  limits.newCards = 0
  show({ waitingNew: 34 })
  expect(screen.getByRole('heading').textContent).toBe('Nothing is due now')
  screen.getByText('Your limit of new cards is zero. 34 cards begin once you raise it.')
  screen.getByRole('button', { name: 'Change the limit' })
})

it('tells how many reviews wait where their limit is used up', () => {
  show({ waiting: 1, waitingNew: 34 })
  expect(screen.getByRole('heading').textContent).toBe('Today’s share is done')
  screen.getByText(/^You take at most 200 reviews a day\. 1 more card can wait/)
})

it('says the same where the cards are opened by their address, with the way to the limit', () => {
  render(<NothingDue plan={{ ...nothing, waitingNew: 2 }} />, { wrapper: MemoryRouter })
  screen.getByText('Today’s share is done')
  expect(screen.getByRole('link', { name: 'Change the limit' }).getAttribute('href')).toBe('/review')
})

const waiting = (count: number): Partial<Plan> => ({
  fresh: Array.from({ length: count }, (_, place) => ({ word: `w${place}`, kind: 'recognition' })),
  waiting: 40,
  days: 90,
})

it('speaks of having been away to nobody who was not', () => {
  show(waiting(1))
  expect(screen.getByRole('heading').textContent).toBe('1 new card')
  expect(screen.getByText(/spread over 90 days/).textContent).not.toContain('away')
})

it('welcomes back who was away', () => {
  show(waiting(2), true)
  expect(screen.getByRole('heading').textContent).toBe('2 new cards')
  screen.getByText(/^You have been away, and that is fine\. They are spread over 90 days/)
})
