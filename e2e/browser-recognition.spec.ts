import { tmpdir } from 'node:os'
import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { hearing } from './support/fake-microphone.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({
  launchOptions: await hearing(tmpdir(), 'es', ['Hola, me llamo Ada.', 0.2]),
  permissions: ['microphone'],
})

interface FakeRecognition {
  lang: string
  hear: (text: string) => void
  fail: (error: string) => void
}

declare global {
  interface Window {
    recognition?: FakeRecognition
  }
}

test('without a listener on the server, the browser writes down what is said @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    // A browser without a window has no service behind its recognition.
    class Recognition extends EventTarget implements FakeRecognition {
      lang = ''
      start() {
        window.recognition = this
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
      hear(transcript: string) {
        const results = [{ 0: { transcript }, isFinal: true }]
        this.dispatchEvent(Object.assign(new Event('result'), { results }))
      }
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event('error'), { error }))
        this.dispatchEvent(new Event('end'))
      }
    }
    Reflect.set(window, 'SpeechRecognition', Recognition)
  })
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]')).toHaveCount(2)
  await page.getByRole('button', { name: 'How to speak' }).click()
  await expect(page.getByText('Your browser turns what you say into text')).toBeVisible()
  await page.keyboard.press('Escape')

  const speak = page.getByRole('button', { name: 'Speak', exact: true })
  const done = page.getByRole('button', { name: 'Done speaking' })
  const timer = page.getByRole('timer')
  // Speaking ends what the tutor says.
  const first = log.getByRole('listitem').first()
  await first.getByRole('button', { name: /^Listen/ }).click()
  await expect(first.getByRole('button', { name: 'Pause' })).toBeVisible()
  await speak.click()
  await expect(timer).toHaveText('0:02')
  await expect(first.getByRole('button', { name: 'Pause' })).toBeHidden()
  expect(await page.evaluate(() => window.recognition?.lang)).toBe('es-ES')
  await page.evaluate(() => window.recognition?.hear('Hola, me llamo Ada'))
  await done.click()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await expect(message).toHaveValue('Hola, me llamo Ada')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.locator('[data-message-type="ai"]').nth(2)).toBeVisible()

  await speak.click()
  await expect(timer).toHaveText('0:02')
  await page.evaluate(() => window.recognition?.fail('network'))
  await done.click()
  await expect(page.getByRole('alert')).toContainText('Your browser could not write down what you said')
  await expect(page.getByRole('button', { name: 'Play mine' })).toBeVisible()
  await expectAccessible('a recording that the browser did not write down')
})
