import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { closeLegal, LegalDocument } from './legal-document'
import { withPlaceholders } from './legal-names'
import { privacySections } from './privacy'
import { termsSections } from './terms'

const unset = { companyName: '', address: '', email: '', phone: '', jurisdiction: '', venue: '' }
const names = withPlaceholders(unset)
const textOf = (sections: ReturnType<typeof termsSections>) =>
  sections.flatMap(({ paragraphs }) => paragraphs).join(' ')

it('[2.4, 9.11] the terms have 19 sections, with the minimum age and the cap on liability', () => {
  const sections = termsSections(names)
  expect(sections).toHaveLength(19)
  expect(textOf(sections)).toContain('at least 13 years old')
  expect(textOf(sections)).toContain('parent or guardian')
  expect(textOf(sections)).toMatch(/12 months before the claim arose and US\$100/)
})

it('[2.5] the privacy policy has 14 sections', () => {
  expect(privacySections(names)).toHaveLength(14)
})

it('[2.3d] what the operator has not set stands as a placeholder', () => {
  const text = textOf(termsSections(names)) + textOf(privacySections(names))
  for (const placeholder of Object.values(names)) expect(text).toContain(placeholder)
  expect(withPlaceholders({ ...unset, venue: 'Berlin' }).venue).toBe('Berlin')
})

it('[2.3a, 2.3c] shows today as the date of the last update', () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'))
  render(<LegalDocument title="Terms of Service" intro="Read this." sections={termsSections(names)} />, {
    wrapper: MemoryRouter,
  })
  expect(screen.getByText('November 21, 2026')).toBeDefined()
  vi.useRealTimers()
})

describe('the Close button', () => {
  it('[2.3b] tries to close the window, else goes back, else goes to /auth', () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
    const [goBack, goToAuth] = [vi.fn<() => void>(), vi.fn<() => void>()]
    vi.spyOn(window.history, 'length', 'get').mockReturnValueOnce(2).mockReturnValueOnce(1)
    closeLegal(goBack, goToAuth)
    expect([close.mock.calls.length, goBack.mock.calls.length, goToAuth.mock.calls.length]).toEqual([1, 1, 0])
    closeLegal(goBack, goToAuth)
    expect([goBack.mock.calls.length, goToAuth.mock.calls.length]).toEqual([1, 1])
  })

  it('[2.3b] is on the page', () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
    render(<LegalDocument title="Terms" intro="" sections={[]} />, { wrapper: MemoryRouter })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalled()
  })
})
