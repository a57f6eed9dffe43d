import type { Browser, Page } from '@playwright/test'
import { friendsPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

/** The linking code that a learner's page shows. */
async function codeOn(page: Page): Promise<string> {
  const shown = await page.getByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/).textContent()
  return (shown ?? '').replace(' ', '')
}

/** A second browser beside the test's own, on a phone. */
async function openPhone(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
}

const friendList = (page: Page) => page.getByRole('region', { name: 'Your friends' })

test('[1.7, 2.15] two learners become friends side by side, wave, compare and part @desktop', async ({
  page,
  browser,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  await page.goto(friendsPaths.friends)
  await expect(page.getByRole('heading', { name: 'Learning is warmer side by side' })).toBeVisible()
  await expectAccessible('friends of a newcomer')
  const code = await codeOn(page)
  const field = page.getByLabel('Your friend’s code')
  for (const [entered, answer] of [
    ['😀<b>', /^This is not a code: a code has eight letters and digits, and never 0, 1,/],
    [code.toLowerCase(), 'This is your own code. Give it to somebody you learn with.'],
    ['AAAA AAAA', 'Nobody has this code, or it was renewed. Please ask for the current one.'],
  ] as const) {
    await field.fill(entered)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }

  const phone = await openPhone(browser)
  await startLearning(phone, request, `ben-${email}`, 'Spanish', '<b>Ben</b>')
  await phone.goto(`/friends?code=${code}`)
  await expect(phone.getByLabel('Your friend’s code')).toHaveValue(code)
  await phone.getByRole('button', { name: 'Send request' }).click()
  await expect(phone.getByText('Your request is on its way.')).toBeVisible()
  await expect(phone.getByRole('region', { name: 'Waiting for an answer' })).toContainText('Ada Gärtner')

  // Live: neither page is loaded again.
  await expect(page.getByRole('link', { name: 'Friends A request is waiting for your answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept: <b>Ben</b>' }).click()
  await expect(friendList(page)).toContainText('<b>Ben</b>')
  await expect(friendList(page)).toContainText('Here today')
  await expect(friendList(phone)).toContainText('Ada Gärtner')
  await expect(phone.getByText('Your request is on its way.')).toBeHidden()
  await expect(phone.getByText('You are friends now.')).toBeVisible()
  await expectAccessible('friends')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible('friends in the dark')

  await phone.getByRole('button', { name: 'Wave to Ada Gärtner' }).click()
  await phone.getByRole('button', { name: 'Water their plant' }).click()
  await expect(phone.getByRole('button', { name: 'Wave to Ada Gärtner' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('<b>Ben</b> has watered your plant.')).toBeVisible()
  await page.getByRole('button', { name: 'How nice' }).click()
  await expect(page.getByText('<b>Ben</b> has watered your plant.')).toBeHidden()

  await page.getByRole('link', { name: 'Leaderboard' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /1 Ada Gärtner You 0 minutes/ })).toBeVisible()
  await page.getByText('Streak', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Streak' })).toBeChecked()
  await expect(page.getByText('Days in a row on which the goal was reached.')).toBeVisible()
  await expect(page).toHaveURL(/metric=streak/)
  await expectAccessible('the leaderboard')
  const saved = phone.waitForResponse(/rest\/v1\/profiles/)
  await phone.getByRole('checkbox', { name: /Share my practice/ }).click()
  await saved
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('link', { name: 'Friends', exact: true }).last().click()
  await expect(friendList(page)).toContainText('Keeps practice private')
  await page.getByRole('button', { name: 'More for <b>Ben</b>' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await expectAccessible('the question before a block')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(phone.getByRole('heading', { name: 'Learning is warmer side by side' })).toBeVisible()
  await page.getByRole('button', { name: 'Unblock: <b>Ben</b>' }).click()
  await expect(page.getByRole('region', { name: 'Blocked by you' })).toBeHidden()
  await phone.context().close()
})

test('[1.7] friends are shown without a connection, and what needs one says so @phone', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(friendsPaths.friends)
  await expect(page.getByText('0 of 60 minutes')).toBeVisible()
  const old = await codeOn(page)
  await page.getByRole('button', { name: 'New code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New code' }).click()
  await expect(page.getByText('This is your new code.')).toBeVisible()
  await expect.poll(() => codeOn(page)).not.toBe(old)
  await page.getByText('Cactus', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Cactus' })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await context.setOffline(true)
  await page.getByLabel('Your friend’s code').fill('ACDE 3467')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('That did not work. Please try again in a moment.')).toBeVisible()
  await expect(page.getByText('0 of 60 minutes')).toBeVisible()
  await page.getByRole('link', { name: 'Leaderboard' }).click()
  await expect(page.getByText('Your friends appear here again once you are back online.')).toBeVisible()
  await expectAccessible('the leaderboard without a connection')
})
