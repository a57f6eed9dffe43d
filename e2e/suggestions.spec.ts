import type { Page } from '@playwright/test'
import { friendsPaths, pagePaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('[1.7, 2.16] a suggestion is made, found alike, voted for, changed and deleted, live in two browsers @phone', async ({
  page,
  browser,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  // What is suggested on this server, every test reads.
  const word = email.replaceAll(/\W/g, '')
  const title = `<b>Birdsong</b> for ${word}`
  await startLearning(page, request, email, 'Spanish')
  await page.goto(friendsPaths.suggestions)
  await page.getByRole('button', { name: 'Suggest something' }).click()
  const dialog = page.getByRole('dialog', { name: 'What is missing?' })
  await dialog.getByLabel('In a few words').fill('x')
  await dialog.getByRole('button', { name: 'Suggest' }).click()
  await expect(dialog.getByText('The heading needs 3 to 100 characters')).toBeVisible()
  await dialog.getByLabel('In a few words').fill(title)
  await dialog.getByRole('button', { name: 'Suggest' }).click()
  await expect(card(page, title)).toContainText('Yours')
  await expect(page.getByRole('button', { name: `Vote for “${title}” (1 vote)` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const other = await (await browser.newContext()).newPage()
  await startLearning(other, request, `ben-${email}`, 'Spanish', 'Ben')
  await other.goto(pagePaths.feedback)
  const found = other.waitForResponse(
    (response) => response.request().postData()?.includes('"p_terms":["') ?? false,
  )
  await other.getByLabel('Search suggestions').fill(word)
  await found
  await expect(other.getByRole('article')).toHaveCount(1)
  await other.getByRole('button', { name: `Vote for “${title}” (1 vote)` }).click()
  await expect(page.getByRole('button', { name: `Vote for “${title}” (2 votes)` })).toBeVisible()
  await other.getByRole('button', { name: `Vote for “${title}” (2 votes)` }).click()
  await expect(page.getByRole('button', { name: `Vote for “${title}” (1 vote)` })).toBeVisible()

  await other.getByRole('button', { name: 'Suggest something' }).click()
  const write = other.getByRole('dialog')
  await write.getByLabel('In a few words').fill(`More birdsong, ${word}`)
  await expect(write.getByRole('region', { name: /Is it one of these/ })).toContainText(title)
  await write.getByLabel('In a few words').fill(title.toUpperCase())
  await write.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(write.getByText('There is a suggestion with this heading already.')).toBeVisible()
  await write.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: `Edit “${title}”` }).click()
  await expectAccessible('a suggestion that is changed')
  await page.getByLabel('What would it be good for?').fill('For the mornings.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(other, title)).toContainText('For the mornings.')
  await expectAccessible('the suggestions')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible('the suggestions in the dark')

  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card(page, title)).toBeHidden()
  await expect(card(other, title)).toBeHidden()
  await other.context().close()
})
