import { tmpdir } from 'node:os'
import type { APIRequestContext, Page } from '@playwright/test'
import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { hearing, stubTranscription } from './support/fake-microphone.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// The learner says the same every few seconds, so that it is heard however long a busy machine takes to listen.
test.use({
  launchOptions: await hearing(tmpdir(), 'es', [1, 'Hola, me llamo Ada.', 4]),
  // The page comes through the stub; without the second, Chromium keeps such a page from its own server's WebSocket.
  permissions: ['microphone', 'local-network-access'],
})

// One worker, as another sound is another browser.
test.describe.configure({ mode: 'default' })

async function meetTutor(page: Page, request: APIRequestContext, email: string) {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
}

test('[1.2] the learner speaks, looks at the text and sends it; what fails is kept for another try @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const asked = await stubTranscription(page, [
    { status: 503, error: 'The listener is away. Try again in a moment.' },
    'Hola, me llamo Ada.',
  ])
  await meetTutor(page, request, email)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await expectAccessible('the composer while it records')
  await page.getByRole('button', { name: 'Done speaking' }).click()
  await expect(page.getByRole('alert')).toContainText('The listener is away')
  await expect(page.getByRole('img', { name: /How loud your recording is/ })).toBeVisible()
  await expectAccessible('the composer with a recording that was not written down')
  await page.getByRole('button', { name: 'Write it down again' }).click()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toHaveValue('Hola, me llamo Ada.')
  expect(asked()).toBe(2)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').locator('[data-message-type="ai"]').nth(2)).toBeVisible()
  await expect(page.getByRole('log')).toContainText('Hola, me llamo Ada.')
  await expect(page.getByRole('region', { name: 'Your recording' })).toBeHidden()
})

test('[8.1, 8.2a] a recording that is refused is kept: for want of tokens the toast leads to them, else it says AI Error @desktop', async ({
  page,
  request,
  email,
}) => {
  await stubTranscription(page, [
    { status: 402, error: 'Insufficient credits' },
    { status: 500, error: '' },
  ])
  await meetTutor(page, request, email)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await page.getByRole('button', { name: 'Done speaking' }).click()
  await page
    .getByRole('button', { name: /Out of Tokens.*Click here to check your remaining credits/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Tokens' })).toBeVisible()
  await page.keyboard.press('Escape')
  const kept = page.getByRole('region', { name: 'Your recording' })
  await expect(kept.getByRole('alert')).toContainText('Your tokens for this month are used up.')
  await kept.getByRole('button', { name: 'Write it down again' }).click()
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'AI Error' })).toContainText(
    'Sorry, there was an error processing your request. Please try again.',
  )
  await expect(kept.getByRole('alert')).toContainText(
    'It is kept: try again, or type. (HTTP error! status: 500)',
  )
})

test('without a listener the microphone says what is missing, and sentences can be recorded all the same @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
  })
  await meetTutor(page, request, email)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('add it with SPEECH_PROVIDER')
  await expectAccessible('the composer without anybody who could write down')
  await page.getByRole('button', { name: 'Say it' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Say it after the model' })
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(dialog.getByRole('timer')).toHaveText('0:02')
  await dialog.getByRole('button', { name: 'Done speaking' }).click()
  await expect(dialog.getByRole('button', { name: 'Play mine' })).toBeVisible()
})

test('a microphone that is refused is told, and typing goes on @desktop', async ({
  page,
  request,
  email,
}) => {
  await stubTranscription(page, ['Hola'])
  await page.addInitScript(() => {
    // The flag behind the fake microphone accepts every question, so the refusal is put in by hand.
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await meetTutor(page, request, email)
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This page may not use the microphone')
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Hola')
  await message.press('Enter')
  await expect(page.getByRole('log').locator('[data-message-type="ai"]').nth(2)).toBeVisible()
})
