import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { codeIn, linkIn, mailsTo, newestMail } from './support/mailbox.ts'
import { forgetFreshSignIn, password, startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('[2.17, 4.8, 9.7] settings hold at once, are kept on every device, and say so quietly @desktop', async ({
  page,
  request,
  email,
  browser,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(settingsPaths.home)
  const look = section(page, 'Appearance and language')
  const tutor = section(page, 'Tutor')
  await expect(tutor.getByRole('checkbox', { checked: false })).toHaveCount(2)
  await expectAccessible('the settings')

  await look.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await look.getByRole('checkbox', { name: /Mandarin tones/ }).uncheck()
  await expect(page.locator('html')).toHaveAttribute('data-tones', 'plain')
  await section(page, 'Learning').getByLabel('Level in French').selectOption('Advanced (B2-C1)')
  await section(page, 'You').getByLabel('Full name').fill('Ada Byron')
  await saved(page)
  await expectAccessible('the settings in the dark')
  await look.getByLabel('Interface language').selectOption('Français')
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

  // Another device knows what was chosen; a language that the browser prefers does not count against it.
  const stored = await page.context().storageState()
  const session = stored.origins.flatMap(({ localStorage }) =>
    localStorage.filter(({ name }) => name.endsWith('-auth-token')),
  )
  const other = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: new URL(page.url()).origin, localStorage: session }] },
  })
  const there = await other.newPage()
  await there.goto(new URL('/settings', page.url()).href)
  await expect(there.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible()
  await expect(there.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(there.locator('html')).toHaveAttribute('data-tones', 'plain')
  await expect(there.getByLabel('Niveau en français')).toHaveValue('advanced')
  await expect(there.getByLabel('Nom complet')).toHaveValue('Ada Byron')
  await other.close()
})

test('[4.8] a setting that the server refuses goes back, and says so @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(settingsPaths.home)
  const masked = page.getByRole('checkbox', { name: /Hide words/ })
  await expect(masked).toBeChecked()
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: '23514', message: 'no' } })
      : route.continue(),
  )
  page.removeAllListeners('console') // What is refused is logged.
  await masked.uncheck()
  await expect(page.getByText('Not saved. Please try again.')).toBeVisible()
  await expect(masked).toBeChecked()
})

test('[4.13, 1.9b] tokens: what they went into, from the popup to the settings @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Hola, me llamo Ada')
  await message.press('Enter')
  await expect(page.getByRole('log').locator('[data-message-type="ai"]').nth(2)).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: /Tokens/ }).click()
  const popup = page.getByRole('dialog', { name: 'Tokens' })
  await expect(popup.getByText(/% of this month’s 10,000 used/)).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: /Tokens/ }).click()
  await popup.getByRole('link', { name: 'Where they went' }).click()
  const rows = page.getByRole('table', { name: 'Where your tokens went' }).getByRole('row')
  await expect(rows.filter({ hasText: 'A turn with the tutor' }).first()).toContainText(/-\d+/)
  await expect(rows.last()).toHaveText(/Your first month.*\+10,000/)
  await expect(section(page, 'Tokens and plan')).toBeInViewport()
})

test('[7.6a] the address of an account changes once the new one is confirmed; of one that is taken nothing is told @phone', async ({
  page,
  request,
  email,
}) => {
  test.slow()
  const taken = `taken-${email}`
  await startLearning(page, request, taken, 'French')
  await page.evaluate(() => localStorage.clear())
  await startLearning(page, request, email, 'French')
  await page.goto('/settings#account')
  const account = section(page, 'Account')
  const wanted = account.getByLabel('New email')
  const change = account.getByRole('button', { name: 'Change email' })
  await wanted.fill(taken)
  await change.click()
  await expect(account.getByRole('status')).toContainText(`We sent a link to ${taken}`)
  await wanted.fill('nonsense')
  await change.click()
  await expect(account.getByText('Please enter a valid email address.')).toBeVisible()
  const next = `next-${email}`
  await wanted.fill(next)
  await change.click()
  await expect(account.getByRole('status')).toContainText(`We sent a link to ${next}`)
  await page.goto(linkIn(await newestMail(request, next)))
  await expect(page.getByText('Email Verified!')).toBeVisible()
  await page.goto('/settings#account')
  await expect(account.getByText(next)).toBeVisible()
  // The one mail to the address that is taken is that of its own sign-up.
  expect((await mailsTo(request, taken)).filter(({ text }) => text.includes('type=email_change'))).toEqual([])
})

test('[8.17b] after a while the password is asked for; a code of a mail does as well, and a common password is refused @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'French')
  await forgetFreshSignIn(page)
  await page.goto('/settings#account')
  const account = section(page, 'Account')
  await account.getByLabel('New email').fill(`next-${email}`)
  const asked = account.getByLabel('Current password')
  await expect(asked).toHaveCount(2)
  await expectAccessible('the account, where it asks who it is')
  await asked.first().fill('not-the-garden')
  await account.getByRole('button', { name: 'Change email' }).click()
  await expect(account.getByText('That is not your password. Please try again.')).toBeVisible()
  await expect(asked.first()).toBeFocused()
  await asked.first().fill(password)
  await page.keyboard.press('Enter')
  await expect(account.getByText(`We sent a link to next-${email}`)).toBeVisible()

  await account.getByRole('button', { name: 'No password? Send me a code' }).click()
  const code = account.getByLabel('Code from the email')
  await expect(code).toBeFocused()
  await expect(account.getByText(/We sent a six-digit code/)).toBeVisible()
  await expect(account.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled()
  await expectAccessible('the account, where it asks for a code')
  await account.getByLabel('New password').fill('password1')
  await account.getByLabel('Confirm password').fill('password1')
  await code.fill('000000')
  await account.getByRole('button', { name: 'Change password' }).click()
  await expect(account.getByText(/one of the passwords that are used and guessed most/)).toBeVisible()
  await account.getByLabel('New password').fill('another-garden-9')
  await account.getByLabel('Confirm password').fill('another-garden-9')
  await expect(async () => expect(codeIn(await newestMail(request, email))).not.toBe('')).toPass()
  await code.fill(codeIn(await newestMail(request, email)))
  await account.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been updated successfully!')).toBeVisible()
  await expect(page.getByText('Every other device is signed out.')).toBeVisible()
})

test('[4.4b] a new password signs other devices out, which say why and keep nothing @desktop', async ({
  page,
  request,
  email,
  browser,
}) => {
  await startLearning(page, request, email, 'French')
  const other = await browser.newContext()
  const there = await other.newPage()
  await there.goto(new URL('/auth', page.url()).href)
  await there.getByLabel('Email').fill(email)
  await there.getByLabel('Password', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Sign in' }).click()
  await expect(there).toHaveURL(/\/dashboard/)
  await page.goto('/settings#account')
  const account = section(page, 'Account')
  await account.getByLabel('New password').fill('another-garden-9')
  await account.getByLabel('Confirm password').fill('another-garden-9')
  await account.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Every other device is signed out.')).toBeVisible()
  await there.reload()
  await expect(there.getByText(/^You were signed out here, because your password was changed/)).toBeVisible()
  await expect(there).toHaveURL(/\/auth/)
  const kept = () =>
    there.evaluate(() =>
      Object.keys(localStorage).filter((key) => !/interface-language|theme|single-keys/.test(key)),
    )
  await expect.poll(kept).toEqual([])
  await other.close()
})

test('all data are taken along whole; the account goes only by its address, with everything @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/settings#privacy')
  const data = section(page, 'Your data')
  const begun = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Export all data' }).click()
  const file = await begun
  expect(file.suggestedFilename()).toMatch(/^lingarden-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account: { email: string }
    sessions: { is_current: boolean }[]
    tables: Record<string, Record<string, unknown>[]>
  }
  expect(exported.account.email).toBe(email)
  expect(exported.sessions.filter((session) => session.is_current)).toHaveLength(1)
  expect(exported.tables['profiles']?.[0]?.['current_language_code']).toBe('es-ES')
  expect(exported.tables['credit_ledger']).toHaveLength(1)
  await data.getByRole('button', { name: 'Words: Spanish' }).click()
  await expect(page.getByRole('radio', { name: /Anki/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await data.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account' })
  await expectAccessible('the deletion of an account')
  const erase = dialog.getByRole('button', { name: 'Delete for good' })
  await dialog.getByRole('textbox').fill('someone@example.test')
  await expect(erase).toBeDisabled()
  await dialog.getByRole('textbox').fill(email)
  await erase.click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('auth-token'))),
  ).toEqual([])
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/The email or password you entered is incorrect/).first()).toBeVisible()
})
