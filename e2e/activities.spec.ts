import type { Page } from '@playwright/test'
import { settingsPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const wrongSentences = {
  Spanish: 'Yo querer un café, por favor.',
  French: 'Je voudrais une café.',
  Mandarin: '我想喝一张咖啡。',
} as const

const activityOf = (page: Page) =>
  page
    .getByRole('log')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .last()

/** Settles every exercise of an activity by giving up; the first answer is nonsense. */
async function finish(page: Page): Promise<void> {
  const activity = activityOf(page)
  const check = activity.getByRole('button', { name: 'Check' })
  const isOver = activity.getByText(/right first time/)
  const verdicts = activity.getByText(/^(Not yet|Right)/)
  while (!(await isOver.isVisible())) {
    const form = activity.locator('form').last()
    for (const gap of await form.getByRole('textbox').all()) await gap.fill('xyz')
    const [option] = await form.getByRole('radio').all()
    if (option) await option.check()
    const pool = form.locator('button[aria-pressed="false"]')
    const isCloze = await form.getByRole('group', { name: 'Words to use' }).isVisible()
    if (isCloze) await pool.first().click()
    else while ((await pool.count()) > 0) await pool.first().click()
    const before = await verdicts.count()
    await check.click()
    // What was written is judged with the dictionary, which may be a moment.
    await expect.poll(() => verdicts.count()).toBeGreaterThan(before)
    const shows = form.getByRole('button', { name: 'Show the answer' })
    if (await shows.isVisible()) await shows.click()
  }
}

for (const [language, size] of [
  ['Spanish', '@phone'],
  ['French', '@desktop'],
  ['Mandarin', '@desktop'],
] as const) {
  test(`[1.2, 3.22] exercises made of a conversation in ${language} ${size}`, async ({
    page,
    request,
    email,
    expectAccessible,
  }) => {
    await startLearning(page, request, email, language)
    await page.goto(tutorPaths.topic('introductions'))
    const replies = page.getByRole('log').locator('[data-message-type="ai"]')
    await expect(replies).toHaveCount(2)
    const message = page.getByRole('textbox', { name: 'Your message' })
    await message.fill(wrongSentences[language])
    await message.press('Enter')
    await expect(replies).toHaveCount(3)

    for (const kind of ['Fill gaps', 'Put words in order', 'Choose'] as const) {
      await page.getByRole('button', { name: 'Exercise' }).click()
      await page.getByRole('menuitem', { name: kind }).click()
      await expect(activityOf(page).getByRole('heading')).toBeFocused()
      await expectAccessible(`an exercise: ${kind}`)
      await finish(page)
      await expectAccessible(`an exercise that is over: ${kind}`)
    }
    const summaries = page.getByText(/\d of \d right first time/)
    await expect(summaries).toHaveCount(3)

    await page.reload()
    await expect(summaries).toHaveCount(3)
  })
}

test('[4.8] a learner who wants hints first reads where it is, in the language of the interface @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(settingsPaths.home)
  const hints = page.getByRole('checkbox', { name: /^Point at a mistake first/ })
  await hints.click()
  await expect(hints).toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Interface language' }).selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto(tutorPaths.topic('introductions'))
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]')).toHaveCount(2)
  const message = page.getByRole('textbox')
  await message.fill('Je parles un peu.')
  await message.press('Enter')
  await expect(log.locator('mark')).toContainText('parles')
  await expect(log).toContainText('Fíjate en la terminación')
  await expect(log.locator('ins')).toHaveCount(0)
  await expectAccessible('a correction with its hint')
  await log.getByRole('button', { name: 'Ver la respuesta' }).click()
  await expect(log.locator('ins')).toContainText('parle')

  await log.getByRole('button', { name: 'Practicar esto' }).click()
  const activity = activityOf(page)
  await expect(activity.getByRole('heading', { name: 'Rellena los huecos' })).toBeFocused()
  await expect(activity).toContainText('Escribiste «parles».')
  const gap = activity.getByRole('textbox')
  await gap.fill('parles')
  await gap.press('Enter')
  await expect(activity).toContainText('Todavía no.')
  await activity.getByRole('button', { name: 'Probar otra vez' }).click()
  await expect(gap).toBeFocused()
  await gap.fill('parle')
  await gap.press('Enter')
  await expect(activity).toContainText('Correcto.')
})
