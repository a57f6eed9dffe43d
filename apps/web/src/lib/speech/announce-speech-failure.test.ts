import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import type { showTokenPopup } from '@/lib/credits/token-popup'
import { announceSpeechFailure } from './announce-speech-failure'
import { SpeechError } from './fetch-clip'

const showTokens = vi.hoisted(() => vi.fn<typeof showTokenPopup>())
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('@/lib/credits/token-popup', () => ({ showTokenPopup: showTokens }))
vi.mock('@/lib/log', () => ({ logError: () => undefined }))
const shown = vi.mocked(showToast)
beforeEach(() => void shown.mockReset())

it('[8.1] says that the tokens are used up, and opens the token popup on a click', () => {
  announceSpeechFailure(new SpeechError('Insufficient credits', 402))
  const [toast] = shown.mock.calls[0] ?? []
  expect(toast).toMatchObject({
    title: 'Out of Tokens',
    description: 'Click here to check your remaining credits',
  })
  toast?.action?.onClick()
  expect(showTokens).toHaveBeenCalledTimes(1)
})

it.each([
  [new SpeechError('The voice takes no calls just now.', 503), 'AI Error'],
  [new SpeechError('There is no connection.', 0), 'There is no connection.'],
  [new Error('The browser cannot play this clip'), expect.stringContaining('You can go on reading')],
])('[8.2a] of another failure says what can be said: %s', (cause, title) => {
  announceSpeechFailure(cause)
  expect(shown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title, variant: 'destructive' }))
})
