import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { announceSpeechFailure } from './announce-speech-failure'
import { SpeechError } from './fetch-clip'

vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn<typeof showToast>() }))
vi.mock('@/lib/log', () => ({ logError: () => undefined }))
const shown = vi.mocked(showToast)
beforeEach(() => void shown.mockReset())

const sorry = 'Sorry, there was an error processing your request. Please try again.'

it.each([
  [new SpeechError('Insufficient credits', 402), 'Out of Tokens', /remaining credits/],
  [new SpeechError('The voice takes no calls just now.', 503), 'AI Error', sorry],
  [new SpeechError('There is no connection.', 0), 'AI Error', 'There is no connection.'],
  [new SpeechError('Please wait 20 seconds.', 429), 'AI Error', 'Please wait 20 seconds.'],
])('[8.1, 8.2a] says what can be said of %s', async (cause, title, description) => {
  announceSpeechFailure(cause)
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  const [toast] = shown.mock.calls[0] ?? []
  expect(toast).toMatchObject({ title, variant: 'destructive' })
  expect(toast?.description).toMatch(description)
})

it('a clip that came and cannot be played is no failure of the AI', async () => {
  announceSpeechFailure(new Error('The browser cannot play this clip'))
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(shown.mock.calls[0]?.[0].title).toContain('You can go on reading')
})
