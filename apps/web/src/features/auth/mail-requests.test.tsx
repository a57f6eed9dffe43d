import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toast'
import { logError } from '@/lib/log'
import { ForgotPassword } from './forgot-password'
import { ResetPassword } from './reset-password'
import { VerifyEmail } from './verify-email'

vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({
    supabaseUrl: 'https://backend.test',
    supabaseKey: 'sb_publishable_x',
    mail: 'smtp',
  }),
}))

vi.mock('@/lib/log')

const server = vi.fn<(address: string) => Promise<Response>>()
const answer = (status: number, body: object) => server.mockResolvedValue(Response.json(body, { status }))
const nothing = () => undefined

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL | Request) =>
    server(input instanceof Request ? input.url : String(input)),
  )
  vi.mocked(logError).mockClear()
  answer(200, {})
})

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

describe.each([
  [
    'the reset link',
    'Send Reset Link',
    () => <ForgotPassword sentTo={undefined} onSent={nothing} onBack={nothing} />,
  ],
  ['the confirmation', 'Resend Confirmation Email', () => <VerifyEmail email="" onBack={nothing} />],
])('%s', (_what, button, screenOf) => {
  it('[5.1b, 5.1c] needs an email: its button waits for one, and Enter without one is told so', () => {
    render(screenOf())
    expect(isDisabled(button)).toBe(true)
    const field = screen.getByLabelText('Email')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(screen.getByText('Please enter your email address first')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(field, { target: { value: 'ada@example.test' } })
    expect(screen.queryByText('Please enter your email address first')).toBeNull()
    expect(isDisabled(button)).toBe(false)
    expect(server).not.toHaveBeenCalled()
  })
})

describe('the confirmation mail', () => {
  const show = (sentAt?: Date) =>
    render(<VerifyEmail email="ada@example.test" sentAt={sentAt} onBack={() => undefined} />)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('counts down after a sign-up, and is really asked for when the time is up', async () => {
    show(new Date())
    expect(screen.getByRole('status').textContent).toMatch(/^The email was sent at \d/)
    expect(isDisabled('Resend Confirmation Email in 60 s')).toBe(true)
    await pass(18_000)
    expect(isDisabled('Resend Confirmation Email in 42 s')).toBe(true)
    await pass(42_000)
    fireEvent.click(screen.getByRole('button', { name: 'Resend Confirmation Email' }))
    await pass(0)
    expect(server).toHaveBeenCalledOnce()
    expect(isDisabled('Resend Confirmation Email in 60 s')).toBe(true)
  })

  it('that was sent a moment ago from elsewhere is waited for as long as the server says', async () => {
    const message = 'For security purposes, you can only request this after 37 seconds.'
    answer(429, {
      code: 'over_email_send_rate_limit',
      error_code: 'over_email_send_rate_limit',
      msg: message,
    })
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Resend Confirmation Email' }))
    await pass(0)
    expect(isDisabled('Resend Confirmation Email in 37 s')).toBe(true)
    expect(screen.getByRole('alert').textContent).toMatch(/asked for a moment ago/)
  })

  it.each([
    ['the network', () => server.mockRejectedValue(new TypeError('Failed to fetch')), /could not be reached/],
    ['the server', () => answer(503, {}), /cannot answer just now/],
    ['too many requests', () => answer(429, {}), /too many attempts/],
  ])('that fails by %s says so', async (_, fail, text) => {
    fail()
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Resend Confirmation Email' }))
    await pass(0)
    expect(screen.getByRole('alert').textContent).toMatch(text)
    expect(isDisabled('Resend Confirmation Email')).toBe(false)
  })
})

it('[3.11d, 5.2] a new password is checked before it is sent, and a failure is told', async () => {
  render(
    <>
      <ResetPassword isInvited={false} onUpdated={() => undefined} onBack={() => undefined} />
      <Toaster />
    </>,
  )
  const enter = (password: string, confirmPassword: string) => {
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } })
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: confirmPassword } })
    fireEvent.click(screen.getByRole('button', { name: 'Update Password' }))
  }
  enter('garden', 'gardem')
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match')
  enter('gardn', 'gardn')
  expect(screen.getByRole('alert').textContent).toBe('Password must be at least 6 characters long')
  expect(server).not.toHaveBeenCalled()
  // Nobody is signed in here, so the account client refuses.
  enter('garden-7', 'garden-7')
  expect(await screen.findByText('Failed to update password')).toBeDefined()
})
