import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toast'
import { showTokenPopup } from '@/lib/credits/token-popup'
import { setInterfaceLanguage } from '@/i18n/interface-language'
import { announceAiFailure } from './announce-ai-failure'
import { readRefusal } from './refusal'

vi.mock('@/lib/credits/token-popup', () => ({ showTokenPopup: vi.fn<typeof showTokenPopup>() }))
const opened = vi.mocked(showTokenPopup)

/** The error of an answer as the calls of the tutor and the voice make it. */
const refused = async (response: Response) => {
  const { message, status } = await readRefusal(response)
  return Object.assign(new Error(message), { status })
}
const busy = (headers: Record<string, string>) =>
  refused(Response.json({ error: 'That was a lot at once.' }, { status: 429, headers }))

beforeEach(() => {
  opened.mockReset()
  render(<Toaster />)
})
afterEach(() => setInterfaceLanguage('en'))

it.each(['Insufficient credits', 'You have run out of credits this month.', 'insufficient credits'])(
  '[8.1] of “%s” says that the tokens are used up, and a press on the text opens them',
  async (message) => {
    announceAiFailure(await refused(Response.json({ error: message }, { status: 402 })))
    const text = await screen.findByRole('button', {
      name: /^Out of Tokens ?Click here to check your remaining credits$/,
    })
    expect(opened).not.toHaveBeenCalled()
    fireEvent.click(text)
    expect(opened).toHaveBeenCalledTimes(1)
  },
)

it.each([
  Response.json({ error: 'The tutor took too long.' }, { status: 504 }),
  new Response('<html>', { status: 502 }),
])('[8.2a, 8.4] of any other failure says so in general, and does nothing else', async (response) => {
  announceAiFailure(await refused(response))
  expect((await screen.findAllByText('AI Error')).length).toBeGreaterThan(0)
  const text = 'Sorry, there was an error processing your request. Please try again.'
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(opened).not.toHaveBeenCalled()
})

it('who came too often reads how long to wait, as far as the server says, in their language', async () => {
  announceAiFailure(await busy({ 'retry-after': '20' }))
  expect(await screen.findByText(/Please wait 20 seconds and try again/)).toBeDefined()
  announceAiFailure(await busy({}))
  expect(await screen.findByText(/Please wait a minute and try again/)).toBeDefined()
  await setInterfaceLanguage('fr')
  announceAiFailure(await busy({ 'retry-after': '1' }))
  expect(await screen.findByText(/attendre 1 seconde, puis réessayer/)).toBeDefined()
})
