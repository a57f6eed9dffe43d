import { beforeEach, expect, it, vi } from 'vitest'
import { keepKnownName } from '@/lib/session/known-name'
import { greetEarly } from './early-greeting'

vi.mock('@/lib/identity/session-key', () => ({ sessionKey: () => 'sb-session' }))

const morning = new Date(2026, 10, 21, 8)
const root = document.createElement('div')

function signIn(change: { fullName?: string; confirmedAt?: string | null; expiresIn?: number } = {}) {
  const { fullName = 'Ada', confirmedAt = 'then', expiresIn = 3600 } = change
  const user = { id: 'me', email_confirmed_at: confirmedAt, user_metadata: { full_name: fullName } }
  const session = { access_token: 'token', expires_at: morning.getTime() / 1000 + expiresIn, user }
  localStorage.setItem('sb-session', JSON.stringify(session))
}

const heading = () => root.querySelector('h1')?.textContent

beforeEach(() => {
  localStorage.clear()
  root.replaceChildren('the mark')
  history.replaceState(null, '', '/dashboard')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  return () => {
    vi.restoreAllMocks()
    document.documentElement.lang = 'en'
  }
})

it('greets who is signed in, by the part of the day and in the language of this browser', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA'])
  signIn()
  expect(greetEarly(root, morning)?.id).toBe('me')
  expect(heading()).toBe('Bonjour Ada')
  expect(document.documentElement.lang).toBe('fr')
})

it('greets by the name of the profile, where this browser knows it, and by none where none is wanted', () => {
  signIn()
  keepKnownName('me', 'Lovelace')
  greetEarly(root, morning)
  expect(heading()).toBe('Good morning, Lovelace')
  keepKnownName('me', '')
  greetEarly(root, morning)
  expect(heading()).toBe('Good morning')
  keepKnownName('somebody else', 'Bert')
  greetEarly(root, morning)
  expect(heading()).toBe('Good morning, Ada')
})

it('takes a name for text, whatever it is', () => {
  signIn({ fullName: '<img src=x>' })
  greetEarly(root, morning)
  expect(heading()).toBe('Good morning, <img src=x>')
  expect(root.querySelector('img')).toBeNull()
})

it.each([
  ['nobody is signed in', () => undefined],
  ['the session has to be renewed first', () => signIn({ expiresIn: -1 })],
  ['the address is not confirmed', () => signIn({ confirmedAt: null })],
  [
    'another page is opened',
    () => {
      signIn()
      history.replaceState(null, '', '/tutor')
    },
  ],
])('greets nobody where %s', (_case, arrange) => {
  arrange()
  expect(greetEarly(root, morning)).toBeUndefined()
  expect(root.textContent).toBe('the mark')
})
