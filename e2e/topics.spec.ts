import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('a topic is chosen before a talk begins, and the address leads back to it', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/tutor')
  await expect(page).toHaveURL(/\/tutor\?view=topics$/u)
  await expect(page.getByRole('heading', { name: 'What shall we talk about?' })).toBeVisible()
  await expectAccessible('the list of topics')
  await page.getByText('A2', { exact: true }).first().click()
  const topic = page.getByRole('link', { name: /^Back at the café/u })
  await topic.click()
  await expect(page).toHaveURL(/\/tutor\?topic=cafe-a2$/u)
  const lines = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(lines).toHaveCount(2)
  const opening = await lines.allTextContents()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'A2' })).toBeChecked()
  await page.goForward()
  await expect(lines).toHaveText(opening)
  await page.reload()
  await expect(lines).toHaveText(opening)

  // Who only looks at the list, or comes from home, finds the way back.
  await page.goto('/tutor?view=topics')
  await page.getByRole('link', { name: 'Back at the café', exact: true }).click()
  await expect(lines).toHaveText(opening)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Where you left off' })).toBeVisible()
})

test('what a line means and what its grammar does is told without a language model @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('cafe'))
  const log = page.getByRole('log')
  const lines = log.locator('[data-message-type="ai"]')
  await expect(lines).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Me gusta la cerveza fría')
  await message.press('Enter')
  await expect(lines).toHaveCount(3)

  // The learner's own sentence: nobody has translated it, and what stands there says so.
  const own = log.getByRole('listitem').filter({ hasText: 'Me gusta la cerveza fría' })
  await own.getByRole('button', { name: 'Meaning' }).click()
  const words = own.getByRole('definition')
  await expect(own.getByText('Word by word')).toBeVisible()
  await expect(words.filter({ hasText: 'beer' })).toBeVisible()
  await expect(own.getByText('Translated on this device')).toHaveCount(0)

  const newest = log.locator('ol > li').last()
  await newest.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Explain' }).click()
  await expect(newest.getByRole('list', { name: 'Grammar' }).or(newest.getByText('Its words:'))).toBeVisible()
  await expectAccessible('a sentence and its explanation')
})

test('where the browser translates on the device, it is asked and named @desktop', async ({
  page,
  request,
  email,
}) => {
  // The Translator API as Chromium has it: availability() and create() for a pair of languages.
  await page.addInitScript(() => {
    const Translator = {
      availability: async ({ sourceLanguage }: { sourceLanguage: string }) =>
        sourceLanguage === 'es' ? 'downloadable' : 'unavailable',
      create: async ({ sourceLanguage, targetLanguage }: Record<string, string>) => ({
        translate: async (text: string) => `${text.toUpperCase()} [${sourceLanguage}-${targetLanguage}]`,
      }),
    }
    Object.assign(globalThis, { Translator })
  })
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('cafe'))
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]')).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Me gusta la cerveza fría')
  await message.press('Enter')
  const own = log.getByRole('listitem').filter({ hasText: 'Me gusta la cerveza fría' })
  await own.getByRole('button', { name: 'Meaning' }).click()
  await expect(own.getByText('ME GUSTA LA CERVEZA FRÍA [es-en]')).toBeVisible()
  await expect(own.getByText('Translated on this device by your browser.')).toBeVisible()
  // A line of the tutor's keeps the translation of its author.
  await expect(log.getByRole('listitem').first()).not.toContainText('[es-en]')
})

test('a topic that there is not leads to those there are @desktop', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('no-such-topic'))
  await expect(page).toHaveURL(/view=topics$/u)
  await expect(page.getByText('There is no such topic.')).toBeVisible()
})

test('what was talked about says when, on any device, and chance goes for what is new @phone', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('cafe'))
  const lines = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(lines).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  const saved = page.waitForResponse((response) => response.url().includes('/rest/v1/tutor_histories'))
  await message.fill('Un café, por favor')
  await message.press('Enter')
  // A goal that was reached is answered by itself.
  await expect.poll(() => lines.count()).toBeGreaterThan(2)
  await saved
  // Another browser knows it as well: only the session is the same.
  await page.evaluate(() =>
    indexedDB.databases().then((all) => all.forEach(({ name = '' }) => indexedDB.deleteDatabase(name))),
  )
  await page.goto(tutorPaths.topics)
  const cafe = page.getByRole('listitem').getByRole('link', { name: /^At the café/u })
  await expect(cafe).toContainText('Last talked about 1 minute ago')
  await expect(page.getByText('Last talked about')).toHaveCount(1)
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(page).toHaveURL(/\?topic=(?!cafe$)/u)
  await expect(lines).toHaveCount(2)
})
