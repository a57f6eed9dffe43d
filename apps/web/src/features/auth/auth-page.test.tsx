import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadingSession, type SessionState } from '@/lib/identity/session'
import { AuthPage } from './auth-page'
import { authModeOf, isNativeView } from './auth-mode'

const state = vi.hoisted(() => ({
  session: { user: undefined, loading: false, emailConfirmed: false, session: undefined } as SessionState,
  settings: { signup_disabled: false, signup_disabled_message: null as string | null },
}))
vi.mock('@/lib/session/session-provider', () => ({ useSession: () => state.session }))
vi.mock('@/lib/app-settings/get-app-settings', () => ({ useAppSettings: () => ({ data: state.settings }) }))
vi.mock('@/lib/runtime-config', () => ({ getRuntimeConfig: () => ({ mail: 'smtp' }) }))

const signedOut: SessionState = { user: undefined, loading: false, emailConfirmed: false, session: undefined }

beforeEach(() => {
  state.session = signedOut
  state.settings = { signup_disabled: false, signup_disabled_message: null }
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthPage />
    </MemoryRouter>,
  )
}

it('[2.26] says that authentication is being checked while the session loads', () => {
  state.session = loadingSession
  show('/auth')
  expect(screen.getByText('Checking authentication...')).toBeDefined()
})

it.each([
  ['/auth', 'Welcome back'],
  ['/auth?mode=signin', 'Welcome back'],
  ['/auth?mode=nonsense', 'Welcome back'],
  ['/auth?mode=signup', 'Create your account'],
  ['/auth?mode=forgot-password', 'Reset Your Password'],
  ['/auth?mode=reset-password', 'Invalid Reset Link'],
  ['/auth?mode=signin&verify=email', 'Verify Your Email'],
])('[2.2a, 2.2b, 2.2c, 2.30] %s shows “%s”', (address, title) => {
  show(address)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
})

it('[2.33b, 2.33c] with sign-up disabled the mode is not offered, and the message stands there', () => {
  state.settings = { signup_disabled: true, signup_disabled_message: null }
  show('/auth')
  expect(screen.queryByRole('link', { name: /Create an account/ })).toBeNull()
  expect(screen.getByText('Sign-ups are temporarily unavailable. Please try again later.')).toBeDefined()
})

it('[2.2b, 2.2c] modes and the native variant are read from the address and the display mode', () => {
  expect(authModeOf(new URLSearchParams('mode=reset-password'))).toBe('reset-password')
  const inBrowser = () => ({ matches: false })
  for (const flag of ['native=1', 'native=true', 'mobile=true', 'mobile=1'])
    expect(isNativeView(new URLSearchParams(flag), inBrowser), flag).toBe(true)
  for (const flag of ['', 'native=false', 'mobile=0', 'native='])
    expect(isNativeView(new URLSearchParams(flag), inBrowser), flag).toBe(false)
  expect(isNativeView(new URLSearchParams(''), () => ({ matches: true }))).toBe(true)
})
