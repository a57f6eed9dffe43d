import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bankPaths, coursePaths, pagePaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { ageAccount } from './support/fill-bank.ts'
import { openOperator } from './support/open-operator.ts'
import { unsentPractice } from './support/kept-in-browser.ts'
import { meetWords, readLesson } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Spanish')
})

const hour = 3_600_000
const today = (page: Page) => page.getByRole('region', { name: 'Today' })

/** Opens the tutor and lets so many seconds pass, with nothing done in them. */
async function stayWithTutor(page: Page, seconds: number): Promise<void> {
  await page.goto(tutorPaths.topic('introductions'))
  // Looking in is no practice: a word that is pressed is a first act.
  await page.getByRole('log').locator('[data-message-type="ai"] [lang] button').first().click()
  await page.clock.runFor(seconds * 1000)
}

test('[1.6, 2.8, 7.16, 9.3a] a newcomer sees how to begin, and sets a goal that stays @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(pagePaths.dashboard)
  await expect(today(page).getByText('0 of 10 minutes')).toBeVisible()
  await expect(page.getByText('Five minutes of talk')).toBeVisible()
  await expect(page.getByRole('list', { name: 'How a plant grows' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Begin with “' })).toBeVisible()
  await expectAccessible('the dashboard of a newcomer')

  await page.getByRole('button', { name: 'Change goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daily goal' })
  await expectAccessible('the daily goal')
  await dialog.getByLabel('Your own number of minutes').fill('0')
  await dialog.getByRole('button', { name: 'Set goal' }).click()
  await expect(dialog.getByText('Please enter a whole number from 1 to 1440.')).toBeVisible()
  const saved = page.waitForResponse('**/rpc/set_daily_goal_for_language')
  await dialog.getByLabel('Your own number of minutes').fill('25')
  await dialog.getByRole('button', { name: 'Set goal' }).click()
  await expect(today(page).getByText('0 of 25 minutes')).toBeVisible()
  await saved
  await page.reload()
  await expect(today(page).getByText('0 of 25 minutes')).toBeVisible()
})

test('[1.6, 4.18d, 9.4a] practice counts while somebody is there, once for two tabs, and is kept @desktop', async ({
  page,
  context,
  email,
}) => {
  test.slow()
  // The clock runs ahead of the time that passes: it begins in the past, as the server believes no practice to come.
  await ageAccount(page, email, 1)
  await page.clock.install({ time: Date.now() - hour })
  await stayWithTutor(page, 300)
  // After two minutes without a sign nobody was there.
  await page.goto(pagePaths.dashboard)
  await expect(today(page).getByText('2 of 10 minutes')).toBeVisible()

  await stayWithTutor(page, 1)
  // The clock of both tabs is one: each would count the minute.
  const other = await context.newPage()
  await stayWithTutor(other, 70)
  await other.close()
  await page.goto(pagePaths.dashboard)
  await expect(today(page).getByText('3 of 10 minutes')).toBeVisible()
  // What the server has, without what this browser keeps.
  await expect.poll(() => unsentPractice(page)).toBe(0)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('practice:')) localStorage.removeItem(key)
  })
  await page.goto(pagePaths.analytics)
  await expect(page.getByText('3 min', { exact: true })).toBeVisible()
})

test('[1.6, 2.14, 4.18b, 4.18e] a day of practice shows in every chart, as a table and as files, and can be reset @phone', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await page.goto(pagePaths.analytics)
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible()
  await expectAccessible('analytics without practice')

  await page.clock.install()
  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  await meetWords(page, readLesson('es-ES', 'hello-and-goodbye'))
  await page.getByRole('button', { name: 'Add 10 words' }).click()
  await expect(page.getByText('10 words are in your bank')).toBeVisible()
  await page.clock.runFor(70_000)
  await page.goto(pagePaths.analytics)
  const charts = [
    'Your year',
    'Minutes a day',
    'Words added',
    'The garden over time',
    'What you remember',
    'Reviews to come',
    'Minutes by time of day',
  ]
  for (const name of charts) await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  const words = page.getByRole('region', { name: 'Words added', exact: true })
  await expect(words.getByText(/^10 words came into your bank/)).toBeVisible()
  await expect(page.getByText(/^Your garden has 10 words/)).toBeVisible()
  // The first day is all there is to average over.
  await expect(
    page.getByText(/^1 minute a day on average\. The goal of \d+ was reached on 0 of 1 day\.$/),
  ).toBeVisible()
  await words.getByText('Show as a table').click()
  await expect(words.getByRole('row').nth(1)).toContainText('10')
  await expectAccessible('analytics')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible('analytics in the dark')

  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save “Words added” as CSV' }).click()
  const lines = (await readFile(await (await table).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\u{feff}Day,Words added')
  expect(lines[1]).toMatch(/^\d{4}-\d{2}-\d{2},10$/)
  // What a mouse reads over a bar, a finger and the keys read as well; they come in where today is.
  await words.getByRole('group', { name: 'part by part' }).press('ArrowLeft')
  await expect(words.getByRole('paragraph').filter({ hasText: ': 10 words' })).toBeVisible()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save “Your year” as PNG' }).click()
  expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe('PNG')

  await page.getByLabel('Language').selectOption('All languages')
  await expect(page).toHaveURL(/language=all/)
  await expect(words.getByText(/^10 words came into your bank/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset today' })).toBeHidden()
  await page.getByLabel('Range').selectOption('A year')
  await expect(page).toHaveURL(/days=365/)
  await page.getByLabel('Language').selectOption('French')
  await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible()
  await page.goBack()
  await page.goto(pagePaths.analytics)

  await page.getByRole('button', { name: 'Reset today' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset today?' })
  await dialog.getByRole('button', { name: 'Reset today' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('0 min', { exact: true })).toBeVisible()
  await page.goto(bankPaths.words)
  await expect(page.getByText('hola', { exact: true }).first()).toBeVisible()
})

test('whoever begins another language loses no streak over all of them, and is told what consistency is @desktop', async ({
  page,
  email,
}) => {
  await ageAccount(page, email, 10)
  const operator = await openOperator(page)
  const { data } = await operator.from('profiles').select('id').eq('email', email).single()
  const practised = (language_code: string, daysAgo: number) => ({
    user_id: (data as { id: string }).id,
    language_code,
    date: new Date(Date.now() - daysAgo * 24 * hour).toISOString().slice(0, 10),
    practice_time_seconds: 600,
  })
  const days = [3, 2, 1].map((daysAgo) => practised('es-ES', daysAgo))
  await operator
    .from('daily_analytics_history')
    .insert([...days, practised('fr-FR', 1)])
    .throwOnError()
  const figure = (name: string) =>
    page
      .getByRole('definition')
      .filter({ has: page.locator(`xpath=preceding-sibling::dt[text()="${name}"]`) })
  for (const language of ['Spanish', 'All languages']) {
    await page.goto(pagePaths.analytics)
    await page.getByLabel('Language').selectOption(language)
    await expect(figure('Streak')).toHaveText('3 days')
  }
  await expect(figure('Consistency')).toContainText(['%', 'in the last 30 days. Recent days count more.'])
})
