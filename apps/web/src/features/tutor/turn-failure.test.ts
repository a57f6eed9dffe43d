import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { TurnError } from './api/stream-turn'
import { announceFailure } from './turn-failure'

vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn<typeof showToast>() }))
const shown = vi.mocked(showToast)
const showTokens = vi.fn<() => void>()

beforeEach(() => {
  shown.mockReset()
  showTokens.mockReset()
})

it.each(['Insufficient credits', 'You have run out of credits this month.', 'insufficient credits'])(
  '[8.1] of “%s” says that the tokens are used up, and shows them on a click',
  (message) => {
    announceFailure(new TurnError(message), showTokens)
    const [toast] = shown.mock.calls[0] ?? []
    expect(toast).toMatchObject({
      title: 'Out of Tokens',
      description: 'Click here to check your remaining credits',
    })
    toast?.action?.onClick()
    expect(showTokens).toHaveBeenCalledTimes(1)
  },
)

it.each([new TurnError('HTTP error! status: 502'), new TypeError('Failed to fetch'), 'odd'])(
  '[8.2a, 8.4] of any other failure says so in general, and does nothing else: %s',
  (cause) => {
    announceFailure(cause, showTokens)
    expect(shown).toHaveBeenCalledExactlyOnceWith({
      title: 'AI Error',
      description: 'Sorry, there was an error processing your request. Please try again.',
      variant: 'destructive',
    })
  },
)
