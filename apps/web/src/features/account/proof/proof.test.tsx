import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toast'
import { logError } from '@/lib/log'
import { DeleteAccountDialog } from '../delete-account-dialog'
import { EmailForm } from '../email-form'
import { PasswordForm } from '../password-form'

interface Refusal {
  code?: string
  status?: number
  message: string
  reasons?: string[]
}

const ada = { id: 'ada', email: 'ada@example.test', fullName: 'Ada' }
const server = vi.hoisted(() => ({
  signedInAt: 0,
  refusal: undefined as Refusal | undefined,
  mailRefusal: undefined as Refusal | undefined,
  updates: [] as object[],
  mails: 0,
}))

vi.mock('@/lib/log')
vi.mock('@/lib/runtime-config', () => ({ getRuntimeConfig: () => ({ mail: 'smtp' }) }))
vi.mock('@/lib/session/session-provider', () => ({
  useUser: () => ada,
  useSession: () => ({
    user: ada,
    session: {
      access_token: `x.${btoa(JSON.stringify({ amr: [{ method: 'password', timestamp: server.signedInAt / 1000 }] }))}.x`,
    },
  }),
}))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({
    auth: {
      getSession: async () => ({ data: { session: { access_token: 'token' } }, error: null }),
      updateUser: async (update: object) => {
        server.updates.push(update)
        return { error: server.refusal ?? null }
      },
      reauthenticate: async () => {
        server.mails += 1
        return { error: server.mailRefusal ?? null }
      },
      signOut: async () => ({ error: null }),
    },
  }),
}))

const longAgo = () => Date.now() - 3_600_000

beforeEach(() => {
  Object.assign(server, {
    signedInAt: longAgo(),
    refusal: undefined,
    mailRefusal: undefined,
    updates: [],
    mails: 0,
  })
  vi.mocked(logError).mockClear()
})

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

describe('another address', () => {
  it('asks for the password where the sign-in was a while ago, and sends it along', async () => {
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    expect(isDisabled('Change email')).toBe(true)
    enter('Current password', 'garden-path-7')
    press('Change email')
    expect((await screen.findByRole('status')).textContent).toContain('next@example.test')
    expect(server.updates).toEqual([{ email: 'next@example.test', current_password: 'garden-path-7' }])
  })

  it('asks for nothing after a fresh sign-in; where the server asks after all, the field stands there and has the focus', async () => {
    server.signedInAt = Date.now() - 60_000
    server.refusal = { code: 'reauthentication_needed', status: 400, message: 'no' }
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    press('Change email')
    const field = await screen.findByLabelText('Current password')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText(/Please confirm that it is you/)).toBeDefined()
    // What was typed is still there.
    expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('next@example.test')
  })

  it('says that the password is wrong at the password, and keeps the address', async () => {
    server.refusal = { code: 'invalid_credentials', status: 400, message: 'no' }
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    enter('Current password', 'wrong')
    press('Change email')
    const field = await screen.findByRole('textbox', { name: 'New email' })
    await waitFor(() =>
      expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(screen.getByText('That is not your password. Please try again.')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(logError).not.toHaveBeenCalled()
  })

  it.each([
    [{ status: 0, message: 'Failed to fetch' }, /could not be reached/],
    [{ status: 503, message: 'unavailable' }, /cannot answer just now/],
    [{ status: 429, message: 'slow' }, /too many attempts/],
    [{ status: 400, code: 'strange', message: 'strange' }, 'Your email was not changed. Please try again.'],
  ])('tells failures apart: %o', async (refusal, text) => {
    server.refusal = refusal
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    enter('Current password', 'garden-path-7')
    press('Change email')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('garden-path-7')
  })
})

describe('whoever has no password', () => {
  it('gets a code by mail, which is sent along; another may be asked for a minute later', async () => {
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    press('No password? Send me a code')
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^We sent a six-digit code to ada@example.test at /,
    )
    expect(document.activeElement).toBe(screen.getByLabelText('Code from the email'))
    expect(isDisabled('Send a new code in 60 s')).toBe(true)
    enter('Code from the email', ' 123456 ')
    press('Change email')
    await waitFor(() => expect(server.updates).toEqual([{ email: 'next@example.test', nonce: '123456' }]))
    expect(server.mails).toBe(1)
  })

  it('sees how long to wait where a code went out a moment ago, and may type that one', async () => {
    server.mailRefusal = {
      code: 'over_email_send_rate_limit',
      status: 429,
      message: 'For security purposes, you can only request this after 42 seconds.',
    }
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    press('No password? Send me a code')
    expect(await screen.findByText(/asked for a moment ago/)).toBeDefined()
    expect(isDisabled('Send a new code in 42 s')).toBe(true)
    press('Use my password instead')
    expect(screen.getByLabelText('Current password')).toBeDefined()
  })

  it('reads that a code is wrong', async () => {
    server.refusal = { code: 'reauthentication_not_valid', status: 422, message: 'no' }
    render(<EmailForm />)
    enter('New email', 'next@example.test')
    press('No password? Send me a code')
    enter('Code from the email', '000000')
    press('Change email')
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeDefined()
  })
})

describe('another password', () => {
  const send = () => {
    render(
      <>
        <PasswordForm />
        <Toaster />
      </>,
    )
    enter('Current password', 'garden-path-7')
    enter('New password', 'garden-path-8')
    enter('Confirm password', 'garden-path-8')
    press('Change password')
  }

  it('[8.17b] needs the one before, and says that other devices are signed out', async () => {
    send()
    expect(await screen.findByText('Your password has been updated successfully!')).toBeDefined()
    expect(screen.getByText('Every other device is signed out.')).toBeDefined()
    expect(server.updates).toEqual([{ password: 'garden-path-8', current_password: 'garden-path-7' }])
  })

  it.each([
    ['weak_password', ['pwned'], /used and guessed most/],
    ['weak_password', ['length'], /at least 6 characters\.$/],
    ['same_password', undefined, /your password already/],
  ])('that is refused as %s %s says why in plain words', async (code, reasons, text) => {
    server.refusal = { code, status: 422, message: 'no', ...(reasons && { reasons }) }
    send()
    await waitFor(() => {
      const field = screen.getByLabelText('New password')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(text)
    })
    expect(logError).not.toHaveBeenCalled()
  })
})

describe('the deletion of an account', () => {
  it.each([
    [{ code: 'invalid_credentials' }, 400, 'That is not your password. Please try again.'],
    [{ code: 'still_paid' }, 503, /a paid plan may have to be cancelled first/],
    [{ code: 'unavailable' }, 503, /cannot answer just now/],
  ])('that is refused with %o says so, and keeps what was typed', async (body, status, text) => {
    const asked = vi.fn<typeof fetch>(async () => Response.json({ error: 'no', ...body }, { status }))
    vi.stubGlobal('fetch', asked)
    render(<DeleteAccountDialog onClose={() => undefined} />)
    enter('Type ada@example.test to confirm', 'ada@example.test')
    expect(isDisabled('Delete for good')).toBe(true)
    enter('Current password', 'garden-path-7')
    press('Delete for good')
    expect(await screen.findByText(text)).toBeDefined()
    expect(asked.mock.calls[0]?.[1]?.body).toBe(
      JSON.stringify({ email: 'ada@example.test', password: 'garden-path-7' }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('garden-path-7')
  })
})
