import { tmpdir } from 'node:os'
import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { hearing, stubTranscription } from './support/fake-microphone.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// Said again and again: a slow machine opens its microphone late.
const said = Array.from({ length: 8 }, () => ['你好！', 0.2]).flat()

test.use({
  launchOptions: await hearing(tmpdir(), 'zh', said),
  permissions: ['microphone', 'local-network-access'],
})

test('a sentence is said after its model: both are seen, tones beside tones, words beside words @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await stubTranscription(page, ['你早'])
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(tutorPaths.topic('introductions'))
  await page.getByRole('button', { name: 'Say it' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Say it after the model' })
  await expect(dialog.getByRole('img', { name: /How loud the model is/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(dialog.getByRole('timer')).toHaveText('0:02')
  await dialog.getByRole('button', { name: 'Done speaking' }).click()
  await expect(dialog.getByRole('img', { name: /How loud your recording is/ })).toBeVisible()
  // A consonant without a voice has no tone, so that not every character of another sentence can be heard in it.
  const heardTone = /^\p{Script=Han}: the model .+, you (stays level|rises|falls|dips and rises)$/u
  const tones = dialog.getByRole('region', { name: /Your tones/ })
  await expect(tones.getByRole('img', { name: heardTone }).first()).toBeVisible()
  const words = dialog.getByRole('region', { name: 'What was understood' })
  await expect(words).toContainText('(not understood)')
  await expect(dialog).toContainText('A picture to compare with, not a grade.')
  await expectAccessible('a sentence said after its model')
  await dialog.getByRole('button', { name: 'Play mine' }).click()
  await expect(dialog.getByRole('button', { name: 'Play mine', pressed: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
