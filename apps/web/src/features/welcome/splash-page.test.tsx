import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SplashPage, splashTimes } from './splash-page'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

function show() {
  return render(
    <MemoryRouter initialEntries={['/welcome']}>
      <Routes>
        <Route path="/welcome" element={<SplashPage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  )
}

it('[2.6a, 1.13a] shows the logo and the tagline', () => {
  const { container } = show()
  const tagline = screen.getByText('Grow your language garden.')
  const logo = container.querySelector('svg')
  expect(logo?.compareDocumentPosition(tagline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('[2.6b, 9.4b] goes on to sign-in after 3 seconds', () => {
  show()
  act(() => void vi.advanceTimersByTime(splashTimes.advance - 1))
  expect(screen.queryByText('/auth?mode=signin')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('/auth?mode=signin')).toBeDefined()
})

it('[2.6b, 9.4b] goes on half a second after a click', () => {
  show()
  fireEvent.click(screen.getByRole('button'))
  act(() => void vi.advanceTimersByTime(splashTimes.fade))
  expect(screen.getByText('/auth?mode=signin')).toBeDefined()
  expect(splashTimes).toEqual({ advance: 3000, fade: 500 })
})
