import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { LoadedPage, preloadPage } from './loaded-page'

const Garden = () => <p>The garden</p>

it('[2.7c] shows a spinner while a page loads, and the page as soon as it is there', async () => {
  const loading = Promise.withResolvers<ComponentType>()
  render(<LoadedPage load={() => loading.promise} />)
  expect(screen.getByRole('status')).toBeDefined()
  loading.resolve(Garden)
  expect(await screen.findByText('The garden')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

it('shows a page that was loaded before at once', async () => {
  const load = async () => Garden
  await preloadPage(load)
  render(<LoadedPage load={load} />)
  expect(screen.getByText('The garden')).toBeDefined()
})

it('loads again when it is tried again after a connection failed', async () => {
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Garden)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ErrorBoundary>
      <LoadedPage load={load} />
    </ErrorBoundary>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The garden')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
  error.mockReset()
})
