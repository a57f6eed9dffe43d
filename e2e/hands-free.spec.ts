import { tmpdir } from 'node:os'
import type { Page } from '@playwright/test'
import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { hearing, stubTranscription, waveFile } from './support/fake-microphone.ts'
import { feedDetector, type DetectorEar } from './support/heard-frames.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test as base } from './support/test.ts'

/** A learner of Spanish who speaks hands-free with the tutor, and what their voice detector hears. */
const test = base.extend<{ ear: DetectorEar }>({
  ear: async ({ page, request, email }, use) => {
    const ear = await feedDetector(page)
    await stubTranscription(page, ['Hola, me llamo Ada.'])
    // The tutor speaks for a minute, so that only the learner ends it.
    const body = Buffer.from(waveFile(new Int16Array(8000 * 60), 8000))
    await page.route('**/api/tutor/tts', (route) => route.fulfill({ contentType: 'audio/wav', body }))
    await startLearning(page, request, email, 'Spanish')
    await page.goto(tutorPaths.topic('introductions'))
    await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
    await choose(page, /Hands-free/)
    await choose(page, /Send at once/)
    await page.getByRole('button', { name: 'Speak', exact: true }).click()
    // The recorder, unlike the detector, hears the microphone of the browser, and takes its time.
    await expect(page.getByRole('timer')).toHaveText('0:02', { timeout: 30_000 })
    await use(ear)
  },
})

test.use({
  launchOptions: await hearing(tmpdir(), 'es', ['Hola, me llamo Ada.', 0.2]),
  permissions: ['microphone', 'local-network-access'],
})

// Each begins with a new learner and loads the detector's model. One worker, as another sound is another browser.
test.describe.configure({ timeout: 180_000, mode: 'default' })

async function choose(page: Page, option: RegExp) {
  await page.getByRole('button', { name: 'How to speak' }).click()
  await page.getByRole('menuitemcheckbox', { name: option }).click()
}

const listening = (page: Page) => page.getByRole('status').getByText('Listening. Begin when you like.')
const said = (page: Page) => page.getByRole('log').locator('[data-message-type="user"]')

test('hands-free, silence ends the turn, it is sent, and the next one is listened for @phone', async ({
  page,
  ear,
  expectAccessible,
}) => {
  await expect(listening(page)).toBeVisible()
  await ear.hearSilence(4)
  await expect(listening(page)).toBeVisible()
  await ear.hearVoice(1.5)
  // A beginner's window is 1.8 seconds: what is shorter is a breath.
  await ear.hearSilence(1)
  await expect(page.getByRole('button', { name: 'I’m thinking' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Done speaking' })).toBeInViewport({ ratio: 1 })
  await expectAccessible('a turn that is spoken hands-free')
  await expect(said(page)).toHaveCount(0)
  await ear.hearSilence(2)
  await expect(said(page)).toHaveText([/Hola, me llamo Ada/])
  await expect(listening(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard the recording' }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
})

test('a learner who thinks holds the turn, however long it takes @desktop', async ({ page, ear }) => {
  await ear.hearVoice(1.5)
  await page.getByRole('button', { name: 'I’m thinking' }).click()
  await ear.hearSilence(10)
  await expect(page.getByRole('status').getByText('Take your time.')).toBeAttached()
  await expect(said(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I’m thinking', pressed: true }).click()
  await ear.hearSilence(2)
  await expect(said(page)).toHaveText([/Hola, me llamo Ada/])
})

test('the learner’s voice ends the tutor’s, silence does not @desktop', async ({ page, ear }) => {
  // The first one may be read out by itself; the second one takes its place.
  const message = page.getByRole('log').getByRole('listitem').nth(1)
  await message.getByRole('button', { name: /^Listen/ }).click()
  await expect(message.getByRole('button', { name: 'Pause' })).toBeVisible()
  await ear.hearSilence(2)
  await expect(message.getByRole('button', { name: 'Pause' })).toBeVisible()
  await ear.hearVoice(1)
  await expect(message.getByRole('button', { name: /^Listen/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done speaking' })).toBeVisible()
})

test('nothing said for two minutes switches the microphone off @desktop', async ({ page, ear }) => {
  await ear.hearSilence(121)
  await expect(page.getByRole('alert')).toContainText('Nothing was said for two minutes')
  await expect(page.getByRole('button', { name: 'Speak', exact: true })).toBeVisible()
})
