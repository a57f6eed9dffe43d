import { stockPrompts } from '@lingarden/domain/courses/stock-prompts'
import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { difficultyOptions } from '@lingarden/domain/levels'
import { builtInTutorLabel } from '@lingarden/practice-tutor/label'
import { afterEach, expect, it } from 'vitest'
import {
  accountExists,
  newPasswordText,
  signInProblem,
  signUpProblem,
  unexpectedProblem,
  unexpectedSignInMessage,
} from '@/features/auth/auth-errors'
import { callbackOutcome, errorOutcome, readCallback } from '@/features/auth/callback-outcome'
import {
  noSessionMessage,
  otherBrowserMessage,
  usedInviteMessage,
  usedLinkMessage,
} from '@/features/auth/link-messages'
import { translateFixed } from './catalogue'
import { setInterfaceLanguage } from './interface-language'
import { interfaceLanguages } from './languages'
import { textsIn } from './loaded-texts'

afterEach(() => setInterfaceLanguage('en'))

const server = 'as the server said'
const failure = (code: string) => ({ code, message: server })
const problems = [
  ...['email_not_confirmed', 'invalid_credentials', 'over_request_rate_limit', 'strange'].map((code) =>
    signInProblem(failure(code)),
  ),
  ...['email_address_invalid', 'weak_password', 'signup_disabled', 'strange'].map((code) =>
    signUpProblem(failure(code)),
  ),
  ...[0, 503].map((status) => signInProblem({ message: server, status })),
  signInProblem({
    message: 'The email could not be sent. Please try again in a minute.',
    status: 500,
  }),
  signInProblem({ code: 'over_email_send_rate_limit', message: 'after 60 seconds' }),
  accountExists,
  unexpectedProblem,
]

const links = ['signup', 'email_change', 'recovery', 'magiclink', 'invite', undefined].map((type) =>
  readCallback({ search: type === undefined ? '' : `?type=${type}`, hash: '' }),
)
const noted = [
  ...links.flatMap((link) => [callbackOutcome(link, undefined), callbackOutcome(link, server)]),
  ...links.map(errorOutcome),
]

/** Every English text that reaches the learner from elsewhere. */
const fixed = new Set<string | undefined>([
  ...difficultyOptions.flatMap(({ label, description }) => [label, description]),
  ...problems.flatMap(({ title, description, hint }) => [title, description, hint]),
  ...noted.flatMap(({ toast }) => [toast?.title, toast?.description]),
  ...stockPrompts,
  usedInviteMessage,
  usedLinkMessage,
  noSessionMessage,
  otherBrowserMessage,
  newPasswordText(failure('same_password')),
  ...['pwned', 'characters'].map((reason) =>
    newPasswordText({ ...failure('weak_password'), reasons: [reason] }),
  ),
  newPasswordProblem('longer', 'another'),
  newPasswordProblem('short', 'short'),
  newPasswordProblem('long'.repeat(20), 'long'.repeat(20)),
  unexpectedSignInMessage,
  builtInTutorLabel,
])
fixed.delete(server)
fixed.delete(undefined)

it.each(interfaceLanguages.filter((language) => language !== 'en'))(
  'the catalogue in %s has just the texts that are fixed elsewhere',
  async (language) => {
    const { catalogue } = await textsIn(language, 'catalogue')
    expect(new Set(Object.keys(catalogue))).toEqual(fixed)
  },
)

it('a fixed text comes in the language shown, an unknown one as it is', async () => {
  expect(translateFixed('Passwords do not match')).toBe('Passwords do not match')
  await setInterfaceLanguage('fr')
  expect(translateFixed('Passwords do not match')).toBe('Les mots de passe ne correspondent pas')
  expect(translateFixed(server)).toBe(server)
})
