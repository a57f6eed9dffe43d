import type { APIRequestContext, Page } from '@playwright/test'
import { linkIn, newestMail } from './mailbox.ts'
import { expect } from './test.ts'

export const password = 'garden-path-7'

/** Signs up in the browser up to the screen that asks for the confirmation. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Full name').fill('Ada Gärtner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible()
}

/** Opens the confirmation link of the newest mail; the learner is signed in afterwards. */
export async function confirm(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.goto(linkIn(await newestMail(request, email)))
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Walks the onboarding dialogs. */
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
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A new learner of a language: signed up, confirmed and through the onboarding, on the dashboard. */
export async function startLearning(
  page: Page,
  request: APIRequestContext,
  email: string,
  language: Parameters<typeof chooseLanguage>[1],
): Promise<void> {
  await signUp(page, email)
  await confirm(page, request, email)
  await chooseLanguage(page, language)
}
