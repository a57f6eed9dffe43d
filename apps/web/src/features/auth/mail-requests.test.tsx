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
const refused = { code: 'unexpected_failure', message: 'The garden gate is shut.' }

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL | Request) =>
    server(input instanceof Request ? input.url : String(input)),
  )
  vi.mocked(logError).mockClear()
  answer(200, {})
})

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

describe('the reset link', () => {
  const show = () => {
    const onSent = vi.fn<(email: string) => void>()
    render(
      <>
        <ForgotPassword sentTo={undefined} onSent={onSent} onBack={() => undefined} />
        <Toaster />
      </>,
    )
    return onSent
  }

  it('[5.1b, 5.1c] needs an email', async () => {
    show()
    expect(isDisabled('Send Reset Link')).toBe(true)
    const field = screen.getByLabelText<HTMLInputElement>('Email')
    if (field.form) fireEvent.submit(field.form)
    expect(await screen.findByText('Please enter your email address first')).toBeDefined()
    expect(server).not.toHaveBeenCalled()
  })

  it('[8.17b, 2.35a] is asked for once, with a toast', async () => {
    const onSent = show()
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.test' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    expect(isDisabled('Sending...')).toBe(true)
    expect(await screen.findByText('Password reset sent')).toBeDefined()
    expect(onSent).toHaveBeenCalledExactlyOnceWith('ada@example.test')
    expect(server.mock.calls[0]?.[0]).toContain('/auth/v1/recover')
  })

  it('[8.17b] that cannot be sent says so', async () => {
    answer(400, refused)
    const onSent = show()
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.test' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    expect(await screen.findByText('Failed to send password reset email')).toBeDefined()
    expect(onSent).not.toHaveBeenCalled()
    expect(logError).toHaveBeenCalledOnce()
  })
})

describe('the confirmation', () => {
  it.each([
    [200, 'Confirmation sent'],
    [400, 'Failed to resend confirmation email'],
  ])('[8.17b, 2.34] sent again and answered by %i: %s', async (status, toast) => {
    answer(status, refused)
    render(
      <>
        <VerifyEmail email="ada@example.test" onBack={() => undefined} />
        <Toaster />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Resend Confirmation Email' }))
    expect(isDisabled('Sending...')).toBe(true)
    expect(await screen.findByText(toast)).toBeDefined()
    expect(server.mock.calls[0]?.[0]).toContain('/auth/v1/resend')
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
    expect(screen.getByRole('status').textContent).toMatch(/^The mail was sent at \d/)
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

it('[3.11d, 5.2, 8.17b] a new password is checked before it is sent, and a failure is told', async () => {
  render(
    <>
      <ResetPassword onUpdated={() => undefined} onBack={() => undefined} />
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
