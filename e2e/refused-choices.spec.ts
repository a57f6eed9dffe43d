import type { Page } from '@playwright/test'
import { pagePaths, plansPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedErrors: /could not be (saved|loaded|checked)|server refused|create-checkout failed/ })

const dialog = (page: Page) => page.getByRole('dialog')
const overlay = (page: Page) => page.getByRole('status').filter({ hasText: /^Preparing/ })
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** What the page writes down for whoever looks into it. */
function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  return lines
}

test('[8.20b] a language, gender or level that is refused is asked again and logged, and no progress stays in the way @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, undefined)
  const log = logOf(page)
  const isLogged = (text: string) => expect.poll(() => log.join('\n')).toContain(text)
  let refuses = true
  await page.route('**/rest/v1/profiles*', (route) =>
    refuses && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: '23514', message: 'refused' } })
      : route.continue(),
  )
  const refused = dialog(page).getByText('That could not be saved. Please choose again.')
  const chosen = async () =>
    (await learner.from('profiles').select('gender, language_levels').single().throwOnError()).data
  const choose = (name: RegExp) => dialog(page).getByRole('button', { name }).click()

  await page.goto(pagePaths.dashboard)
  await choose(/^Spanish/)
  await isLogged('The language could not be saved')
  await expect(refused).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  refuses = false
  await choose(/^Spanish/)
  await expect(dialog(page)).toContainText('Which forms fit you?')

  refuses = true
  await choose(/^Feminine/)
  await isLogged('The choice could not be saved')
  await expect(refused).toBeVisible()
  refuses = false
  await choose(/^Feminine/)
  await expect(dialog(page)).toContainText('How far along are you?')
  // What is chosen is shown before the server has it.
  await expect.poll(chosen).toMatchObject({ gender: 'feminine' })

  refuses = true
  log.length = 0
  await choose(/^Advanced/)
  await isLogged('The choice could not be saved')
  await expect(refused).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  refuses = false
  await choose(/^Advanced/)
  await expect(dialog(page).filter({ hasText: 'How far along' })).toHaveCount(0)
  await expect.poll(chosen).toEqual({ gender: 'feminine', language_levels: { 'es-ES': 'advanced' } })
})

test('[8.20b] a language that does not load hides its progress, is logged, and is learned all the same @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  await page.goto(pagePaths.dashboard)
  const log = logOf(page)
  await page.route(/dictionar.*fr/i, (route) => route.fulfill({ status: 500, body: 'away' }))
  await page.getByRole('button', { name: 'Your account' }).hover()
  await page.getByRole('button', { name: /^French/ }).click()
  await expect.poll(() => log.join('\n')).toContain('The language could not be loaded')
  await expect(overlay(page)).toHaveCount(0)
  await expect(toasts(page)).toHaveCount(0)
  const language = async () =>
    (await learner.from('profiles').select('current_language_code').single().throwOnError()).data
  await expect.poll(language).toEqual({ current_language_code: 'fr-FR' })
})

test('[8.20a, 8.20d] a subscription that cannot be checked is logged only; a checkout that fails says that nothing was charged @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'French')
  const log = logOf(page)
  await page.route('**/functions/v1/check-subscription', (route) =>
    route.fulfill({ status: 500, json: { error: 'away' } }),
  )
  await page.goto(pagePaths.dashboard)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menu')).toContainText('Beta Tester')
  await expect.poll(() => log.join('\n')).toContain('The subscription could not be checked')
  await expect(toasts(page)).toHaveCount(0)
  await page.unroute('**/functions/v1/check-subscription')

  await page.route('**/functions/v1/create-checkout', (route) =>
    route.fulfill({ status: 500, json: { error: 'away' } }),
  )
  await page.goto(plansPaths.home)
  await page.getByRole('button', { name: 'Choose Gardener' }).click()
  await expect(page.getByText(/^That did not work\. Nothing was charged\./)).toBeVisible()
  await expect.poll(() => log.join('\n')).toContain('create-checkout failed')
})
