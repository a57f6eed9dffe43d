import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reload } from '@/lib/reload'
import { ErrorBoundary } from './error-boundary'
import { LoadedPage, preloadPage } from './loaded-page'

vi.mock('@/lib/reload')
beforeEach(() => void vi.mocked(reload).mockClear())

const Garden = () => <p>The garden</p>

it('shows a spinner while a page loads, and the page as soon as it is there', async () => {
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

function openAfter(error: Error) {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(error).mockResolvedValue(Garden)
  render(
    <ErrorBoundary>
      <LoadedPage load={load} />
    </ErrorBoundary>,
  )
  return {
    load,
    tryAgain: async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' })),
  }
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/garden.js')

describe('a page that could not be loaded', () => {
  // React tells of each error that a boundary has caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.mocked(console.error).mockReset())

  it('is loaded again when it is tried again', async () => {
    const { load, tryAgain } = openAfter(new Error('The garden is closed.'))
    await tryAgain()
    expect(await screen.findByText('The garden')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })

  it('comes with all the rest where its script did not come, which the browser would not ask for again', async () => {
    await openAfter(missing).tryAgain()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is only tried again where its script did not come for want of a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    const { load, tryAgain } = openAfter(missing)
    await tryAgain()
    expect(await screen.findByText('The garden')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
  })
})
