import { supportedLanguages } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { sampleProfile } from '../test/sample-profile.ts'
import { profileRow } from './profile.ts'

it('reads the languages that are taught, and one that is not as none chosen', () => {
  for (const { languageCode } of supportedLanguages) {
    const read = profileRow.parse({ ...sampleProfile, current_language_code: languageCode })
    expect(read.current_language_code).toBe(languageCode)
  }
  expect(
    profileRow.parse({ ...sampleProfile, current_language_code: 'xx-XX' }).current_language_code,
  ).toBeNull()
})

it.each([
  { theme: 'neon' },
  { credits: '5' },
  { mask_words: null },
  { friends: null },
  { language_levels: { 'es-ES': 'wizard' } },
  { streaks: { 'es-ES': { current_streak: 3 } } },
])('refuses %j', (change) => {
  expect(profileRow.safeParse({ ...sampleProfile, ...change }).success).toBe(false)
})
