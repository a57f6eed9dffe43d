import { expect, it } from 'vitest'
import { clearLocal } from '@/lib/local-store'
import { forgetEmail, rememberedEmail, rememberEmail } from './remember-me'

const signedIn = new Date('2026-11-01T10:00:00Z')
const daysLater = (days: number) => new Date(signedIn.getTime() + days * 86_400_000)

it('[2.31, 4.4c] remembers the email for 30 days', () => {
  rememberEmail('ada@example.test', signedIn)
  expect(rememberedEmail(daysLater(29))).toBe('ada@example.test')
  expect(rememberedEmail(daysLater(30))).toBeUndefined()
})

it('forgets it when asked, and with all that is the learner’s', () => {
  rememberEmail('ada@example.test', signedIn)
  forgetEmail()
  expect(rememberedEmail(signedIn)).toBeUndefined()
  rememberEmail('ada@example.test', signedIn)
  clearLocal()
  expect(rememberedEmail(signedIn)).toBeUndefined()
})
