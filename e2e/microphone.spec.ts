import { tmpdir } from 'node:os'
import type { Page } from '@playwright/test'
import { hearing, stubTranscription } from './support/fake-microphone.ts'
import { chooseLanguage, confirm, signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// The learner says the same twice: once soon, and once when hands-free listening is sure to be ready.
test.use({
  launchOptions: await hearing(tmpdir(), 'es', [0.5, 'Hola, me llamo Ada.', 3, 'Hola, me llamo Ada.', 30]),
  // The page comes through the stub; without the second, Chromium keeps such a page from its own server's WebSocket.
  permissions: ['microphone', 'local-network-access'],
})

async function meetTutor(page: Page, request: Parameters<typeof confirm>[1], email: string) {
  await signUp(page, email)
  await confirm(page, request, email)
  await chooseLanguage(page, 'Spanish')
  await page.goto('/tutor')
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
}

test('[1.2, 7.1] the learner speaks, looks at the text and sends it; what fails is kept for another try', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const received = await stubTranscription(page, [
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
  expect(received).toHaveLength(2)
  expect(received[1]).toBe(received[0])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(3)
  await expect(page.getByRole('log')).toContainText('Hola, me llamo Ada.')
  await expect(page.getByRole('region', { name: 'Your recording' })).toBeHidden()
})

test('hands-free, silence ends the turn and it is sent', async ({ page, request, email }) => {
  await stubTranscription(page, ['Hola, me llamo Ada.'])
  await meetTutor(page, request, email)
  await page.getByRole('button', { name: 'How to speak' }).click()
  await page.getByRole('menuitemcheckbox', { name: /Hands-free/ }).click()
  await page.getByRole('button', { name: 'How to speak' }).click()
  await page.getByRole('menuitemcheckbox', { name: /Send at once/ }).click()
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(page.getByRole('log').locator('[data-message-type="user"]')).toHaveText(/Hola, me llamo Ada/)
  await expect(page.getByRole('status').getByText('Listening. Begin when you like.')).toBeVisible()
  await page.getByRole('button', { name: 'Throw the recording away' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
})
