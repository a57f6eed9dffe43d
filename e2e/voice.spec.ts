import { settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[1.2, 4.15a, 4.15c, 3.21] the tutor is heard by itself, message after message, word by word @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  // A press anywhere, before which no browser plays anything.
  await page.getByText('speaks Spanish with you').click()
  const log = page.getByRole('log')
  const messages = log.getByRole('listitem')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(messages).toHaveCount(2)
  await message.fill('Quiero un café, por favor')
  await message.press('Enter')

  const reply = messages.nth(3)
  // The voice is loaded with the first sentence that it says.
  await expect(reply.getByRole('group', { name: 'Playback' })).toBeVisible({ timeout: 30_000 })
  await expect(reply.locator('[data-heard]')).not.toHaveCount(0)
  await expectAccessible('a message that is heard')
  await expect(reply.getByRole('button', { name: 'Listen again' })).toBeVisible({ timeout: 20_000 })

  await reply.getByRole('button', { name: 'Listen again' }).click()
  await reply.getByRole('button', { name: 'Pause' }).click()
  await reply.getByRole('button', { name: 'Speed 1' }).click()
  await reply.getByRole('button', { name: 'Resume' }).click()
  await expect(reply.getByRole('button', { name: 'Speed 0.75' })).toBeVisible()
  // Another message ends this one: there is one voice.
  await messages
    .first()
    .getByRole('button', { name: /^Listen/ })
    .click()
  await expect(messages.first().getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Listen again' })).toBeVisible()
  await messages.first().getByRole('button', { name: 'Stop' }).click()

  await reply.locator('button[aria-pressed]').first().click()
  const word = page.getByRole('region', { name: 'Word', exact: true })
  // As it is, and slowly.
  for (const name of [/^Listen$/, /^Listen to “.*” slowly$/]) {
    const hear = word.getByRole('button', { name })
    await hear.click()
    await expect(word.getByRole('button', { pressed: true })).toBeVisible()
    await expect(word.getByRole('button', { pressed: true })).toHaveCount(0)
    await expect(hear).toBeVisible()
  }
})

test('[8.1] voices are tried and chosen, and without tokens nothing is heard but said @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(settingsPaths.home)
  const voices = page.getByRole('group', { name: 'Your tutor’s voice' })
  await expect(voices.getByRole('radio')).toHaveCount(10)
  await expectAccessible('the voices')
  const spoken = page.waitForRequest((call) => call.url().endsWith('/api/tutor/tts'))
  await voices.getByRole('button', { name: 'Listen to Solène' }).click()
  expect((await spoken).postDataJSON()).toMatchObject({ voice: 'sage', shortLanguageCode: 'fr' })
  const solene = voices.getByRole('radio', { name: 'Solène' })
  await solene.click()
  await expect(solene).toBeChecked()
  const ready = page.getByRole('checkbox', { name: 'Prepare the tutor’s voice automatically' })
  await ready.click()
  await expect(ready).not.toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const asked: string[] = []
  await page.route('**/api/tutor/tts', (route) => {
    asked.push(route.request().postData() ?? '')
    return route.fulfill({ status: 402, json: { error: 'Insufficient credits' } })
  })
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('heading', { level: 1, name: 'Solène' })).toBeVisible()
  const hear = page.getByRole('log').getByRole('button', { name: 'Listen', exact: true })
  await expect(hear).toHaveCount(2)
  expect(asked).toEqual([])
  await hear.first().click()
  await expect(page.getByText('Out of Tokens')).toBeVisible()
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({ voice: 'sage' })
  await page.getByRole('button', { name: /Click here to check your remaining credits/ }).click()
  await expect(page.getByRole('dialog', { name: 'Tokens' })).toBeVisible()
})
