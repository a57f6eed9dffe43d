import { password, startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

test('a device that was left signed in is found in the settings and signed out from afar @phone', async ({
  page,
  request,
  email,
  browser,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  const library = await browser.newContext({ userAgent: firefoxOnWindows, serviceWorkers: 'block' })
  const there = await library.newPage()
  await there.goto(new URL('/auth', page.url()).href)
  await there.getByLabel('Email').fill(email)
  await there.getByLabel('Password', { exact: true }).fill(password)
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(there).toHaveURL(/\/dashboard/)

  await page.goto('/settings#account')
  const list = page.getByRole('region', { name: 'Where you are signed in' })
  const devices = list.getByRole('listitem')
  await expect(devices).toHaveText([/This device/, /Firefox on Windows.*Used within the last hour/])
  await expect(devices.first().getByRole('button')).toHaveCount(0)
  await list.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out: Firefox on Windows' })
  await expectAccessible('the question before a device is signed out')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(devices).toHaveText([/This device/])
  await expect(list.getByText('You are not signed in anywhere else.')).toBeVisible()
  await expect(list.getByRole('heading')).toBeFocused()
  await expectAccessible('the list of devices')

  // An hour later: its access token has run out.
  await there.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  })
  await there.reload()
  await expect(there.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await there.evaluate(() => Object.keys(localStorage).join())).not.toContain('auth-token')
  await library.close()
})
