import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import type { APIRequestContext, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { doorPaths } from '../apps/web/src/lib/paths.ts'
import { linkIn, newestMail } from './support/mailbox.ts'
import { openOperator } from './support/open-operator.ts'
import { password } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })

/** A client of the same server with nobody in it, as a mail program or another app is one. */
async function openClient(request: APIRequestContext) {
  const config = (await (await request.get('/config.json')).json()) as RuntimeConfig
  return createClient(config.supabaseUrl, config.supabaseKey, { auth: { persistSession: false } })
}

async function makeAccount(page: Page, email: string): Promise<void> {
  await page.goto(doorPaths.auth)
  const { auth } = await openOperator(page)
  expect((await auth.admin.createUser({ email, password, email_confirm: true })).error).toBeNull()
}

test('[2.40] a link that comes back with an error leads to /auth, which says why @desktop', async ({
  page,
}) => {
  for (const [query, text] of [
    ['?error=access_denied&error_description=The+link+has+expired', 'The link has expired'],
    ['#error=server_error&error_description=Nobody+is+there', 'Nobody is there'],
  ] as const) {
    await page.goto(`/auth/callback${query}`)
    await expect(page).toHaveURL('/auth')
    const told = toast(page, 'Authentication Error')
    await expect(told).toContainText(text)
    await expect(told).toHaveAttribute('data-type', 'error')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.goto('/config.json')
  }
})

test('[2.45] bare tokens lead in, or to a new password where the mode says so @desktop', async ({
  page,
  request,
  email,
}) => {
  await makeAccount(page, email)
  const { data } = await (await openClient(request)).auth.signInWithPassword({ email, password })
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  const tokens = new URLSearchParams({ access_token, refresh_token }).toString()

  await page.goto(`/auth/callback?${tokens}`)
  await expect(page).toHaveURL('/dashboard')
  // Whose tokens they are is who is signed in; nothing of them stays in the address.
  await expect(page.getByRole('dialog')).toContainText('Which language do you want to grow?')
  await page.evaluate(() => localStorage.clear())

  await page.goto(`/auth/callback?${tokens}&mode=reset-password`)
  await expect(page).toHaveURL('/auth?mode=reset-password')
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible()
  await page.getByLabel('New password').fill('another-garden-9')
  await page.getByLabel('Confirm password').fill('another-garden-9')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page).toHaveURL('/dashboard')
  const again = await (
    await openClient(request)
  ).auth.signInWithPassword({ email, password: 'another-garden-9' })
  expect(again.error).toBeNull()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/callback?access_token=no.such.token&refresh_token=none')
  await expect(page).toHaveURL('/auth')
  await expect(toast(page, 'Session Error')).toBeVisible()
})

test('[2.43] a link by mail signs in, says so and leads to the dashboard @phone', async ({
  page,
  request,
  email,
}) => {
  await makeAccount(page, email)
  const { auth } = await openClient(request)
  expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
  await page.goto(linkIn(await newestMail(request, email)))
  await expect(toast(page, 'Signed In!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})
