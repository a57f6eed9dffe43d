import type { Database } from '@lingarden/database/generated/types'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import type { APIRequestContext, Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { doorPaths } from '../../apps/web/src/lib/paths.ts'
import { linkIn, newestMail } from './mailbox.ts'
import { expect } from './test.ts'

export const password = 'garden-path-7'

/** Signs up in the browser up to the screen that asks for the confirmation. */
export async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email, password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
}

/** Fills the form of a sign-up in. */
export async function fillSignUp(page: Page, email: string, chosen: string): Promise<void> {
  await page.goto(doorPaths.signUp)
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Full name').fill('Ada Gärtner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm password').fill(chosen)
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
}

/** Opens the confirmation link of the newest mail; the learner is signed in afterwards. */
export async function confirm(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto(linkIn(await newestMail(request, email)))
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Walks the onboarding dialogs, and leaves the first talk that follows them. */
export async function chooseLanguage(page: Page, language: 'Mandarin' | 'Spanish' | 'French'): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: language }).click()
  if (language !== 'Mandarin')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Feminine/ })
      .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Beginner/ })
    .click()
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const codes = { Mandarin: 'zh-CN', Spanish: 'es-ES', French: 'fr-FR' } as const

/**
 * A new learner of a language, signed in; the app itself is not opened yet. The account is made over the data API, as the
 * way through the forms is a test of its own and takes seconds. Without a language they have all the first questions before them.
 * @returns the learner's own client, to look at what was kept
 */
export async function startLearning(
  page: Page,
  request: APIRequestContext,
  email: string,
  language: keyof typeof codes | undefined,
  fullName = 'Ada Gärtner',
): Promise<SupabaseClient<Database>> {
  const { supabaseUrl, supabaseKey } = (await (await request.get('/config.json')).json()) as RuntimeConfig
  const client = createClient<Database>(supabaseUrl, supabaseKey, { auth: { persistSession: false } })
  const names = { data: { full_name: fullName } }
  const { error } = await client.auth.signUp({ email, password, options: names })
  expect(error).toBeNull()
  const token = new URLSearchParams(linkIn(await newestMail(request, email)).split('?')[1]).get('token') ?? ''
  const { data } = await client.auth.verifyOtp({ token_hash: token, type: 'signup' })
  if (!data.session) throw new Error(`${email} could not sign up`)
  if (language)
    await client
      .from('profiles')
      .update({
        current_language_code: codes[language],
        // Asked for each language once: here nobody is asked who did not come for that.
        language_levels: { 'zh-CN': 'beginner', 'es-ES': 'beginner', 'fr-FR': 'beginner' },
        ...(language !== 'Mandarin' && { gender: 'feminine' }),
      })
      .eq('id', data.session.user.id)
      .throwOnError()

  await page.goto('/config.json') // a page of this server that keeps nothing of the app
  const key = `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`
  await page.evaluate(([name, session]) => localStorage.setItem(name, session), [
    key,
    JSON.stringify(data.session),
  ] as const)
  return client
}

/**
 * Has the app take the sign-in for one of an hour ago, as a learner finds it who stayed signed in: its token then says so. The
 * server, which asks its database, is not deceived; it takes the password and the code all the same.
 */
export async function forgetFreshSignIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const decode = atob
    window.atob = (text) => decode(text).replace(/"timestamp":\d+/g, '"timestamp":1')
  })
}
