import type { Page } from '@playwright/test'
import { pagePaths, settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('[1.11a, 1.11b, 2.52, 4.9e, 4.11a, 4.11c, 4.11d] a newcomer is asked for language, forms and level, whatever comes between @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const learner = await startLearning(page, request, email, undefined)
  const levels = async () =>
    (await learner.from('profiles').select('language_levels').single().throwOnError()).data.language_levels
  await page.goto(pagePaths.dashboard)
  await expect(dialog(page)).toContainText('Which language do you want to grow?')
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Spanish' }).click()

  await expect(dialog(page)).toContainText('Which forms fit you?')
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await dialog(page)
    .getByRole('button', { name: /Feminine/ })
    .click()

  await expect(dialog(page)).toContainText('How far along are you?')
  await page.reload()
  await expect(dialog(page)).toContainText('How far along are you?')
  await expect(dialog(page).getByRole('button').first()).toHaveText(/^Beginner\s*I am new to it \(A1\)$/)
  // Nothing is chosen beforehand: what has the focus is the lowest.
  await expect(dialog(page).getByRole('button').first()).toBeFocused()
  await expectAccessible('the level dialog')
  await dialog(page).getByRole('button', { name: 'Skip for now' }).click()
  // Whoever knows no word yet meets the tutor first.
  await expect(page.getByText('¡Hola! Soy Alex.')).toBeVisible()
  await expectAccessible('the first talk')
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect.poll(levels).toEqual({ 'es-ES': null })
  await page.goto(settingsPaths.home)
  await expect(page.getByLabel('Level in Spanish')).toHaveValue('')
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Open menu' }).click()
  await dialog(page)
    .getByRole('button', { name: /Mandarin/ })
    .click()
  await dialog(page)
    .getByRole('button', { name: /^Elementary/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(levels).toEqual({ 'es-ES': null, 'zh-CN': 'elementary' })
  await page.reload()
  await expect(page.getByLabel('Level in Mandarin')).toHaveValue('elementary')
  await expect(dialog(page)).toHaveCount(0)
})

test('[4.9d, 4.9f] a missing gender is asked for by the popup, and never by the dialog of the settings @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'French')
  await learner.from('profiles').update({ gender: null }).neq('full_name', '').throwOnError()
  await page.goto(settingsPaths.home)
  await expect(page.getByLabel('Level in French')).toBeVisible()
  // The dialog that the settings open has a way out.
  await expect(dialog(page).getByRole('button')).toHaveText([/^Feminine/, /^Masculine/])
  await dialog(page)
    .getByRole('button', { name: /^Masculine/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Change: Gender forms' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
})

test('[4.11b] a choice that the server cannot take yet is kept, and sent once it can @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, undefined)
  let isAway = true
  await page.route('**/rest/v1/profiles*', (route) =>
    isAway && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'away' } })
      : route.continue(),
  )
  page.removeAllListeners('console')
  await page.goto(pagePaths.dashboard)
  await dialog(page).getByRole('button', { name: 'Mandarin' }).click()
  await expect(dialog(page)).toContainText('How far along are you?')
  await dialog(page)
    .getByRole('button', { name: /^Advanced/ })
    .click()
  await expect(dialog(page).filter({ hasText: 'How far along' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Skip the tour' })).toBeVisible()
  isAway = false
  await page.reload()
  const levels = async () =>
    (await learner.from('profiles').select('language_levels').single().throwOnError()).data.language_levels
  await expect.poll(levels).toEqual({ 'zh-CN': 'advanced' })
})

test('whoever skipped the level begins as a beginner, and may move up once three answers came easily @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  await learner
    .from('profiles')
    .update({ language_levels: { 'es-ES': null } })
    .neq('email', '')
    .throwOnError()
  await page.goto(tutorPaths.topic('introductions'))
  const messages = page.getByRole('log').locator('[data-message-type="ai"]')
  const suggestions = page.getByRole('group', { name: 'Suggested replies' }).getByRole('button')
  const message = page.getByRole('textbox', { name: 'Your message' })
  const offer = page.getByRole('status').filter({ hasText: 'That came easily.' })
  const say = async (place: number, opening: string) => {
    const before = await messages.count()
    await expect(suggestions.first()).toBeEnabled()
    const text = (await suggestions.nth(place).locator('[lang]').textContent()) ?? ''
    await message.fill(opening + text)
    await message.press('Enter')
    await expect.poll(() => messages.count()).toBeGreaterThan(before)
    await expect(suggestions.first()).toBeVisible()
  }
  await say(0, '')
  await expect(offer).toHaveCount(0)
  for (const _turn of [1, 2, 3]) {
    await expect(offer).toHaveCount(0)
    await say(0, 'Bueno, ')
  }
  await expect(offer).toBeVisible()
  await expectAccessible('the offer to move up')
  await offer.getByRole('button', { name: 'Yes, one level up' }).click()
  await expect(offer).toHaveCount(0)
  const levels = async () =>
    (await learner.from('profiles').select('language_levels').single().throwOnError()).data.language_levels
  await expect.poll(levels).toEqual({ 'es-ES': 'elementary' })
  await page.goto(settingsPaths.home)
  await expect(page.getByLabel('Level in Spanish')).toHaveValue('elementary')
})
