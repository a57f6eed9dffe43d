import type { Page } from '@playwright/test'
import { bankPaths, reviewPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast } from './support/fill-bank.ts'
import { expect, test } from './support/test.ts'

const words = [
  ...['sol', 'luna', 'mar', 'pan', 'leche', 'casa'].map((word) => ({ word })),
  { word: 'mesa', source: 'hand' },
]
const reviews = [
  { word: 'sol', grade: 3, daysAgo: 5 },
  { word: 'sol', grade: 3, daysAgo: 2 },
  { word: 'luna', grade: 3, daysAgo: 30 },
] as const

const beds = (page: Page) => page.getByRole('region', { name: 'Your words as a garden' })
const bed = (page: Page, name: string) => beds(page).getByRole('list', { name })

test('[1.3a] the bank is a garden first: beds by topic, stage and time, with search and filters', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words, reviews })
  await page.goto(bankPaths.words)
  await expect(bed(page, 'From your talks').getByRole('link')).toHaveCount(6)
  await expect(bed(page, 'Added by you').getByRole('link', { name: /^mesa, / })).toBeVisible()
  await expect(bed(page, 'From your talks').getByRole('link', { name: /^luna, / })).toHaveAccessibleName(
    /^luna, .+\. Sprout, recalled on one day · due now$/,
  )
  await expectAccessible('the garden of the bank')

  const links = bed(page, 'From your talks').getByRole('link')
  await links.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeFocused()

  await page.getByRole('button', { name: 'stage', exact: true }).click()
  await expect(bed(page, 'Sprouts').getByRole('link')).toHaveCount(1)
  await expect(bed(page, 'Seeds').getByRole('link')).toHaveCount(5)
  await page.getByRole('button', { name: 'when due' }).click()
  await expect(bed(page, 'Today').getByRole('link', { name: /^luna/ })).toBeVisible()
  await expect(bed(page, 'Not reviewed yet').getByRole('link')).toHaveCount(5)

  const search = page.getByRole('searchbox', { name: 'Search your words' })
  await search.fill('moon')
  await expect(beds(page).getByRole('link', { name: /^luna/ })).toBeVisible()
  await expect(beds(page).getByRole('list')).toHaveCount(1)
  await search.fill('merca')
  await expect(page.getByRole('heading', { name: 'None of your words match “merca”.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'mercado', exact: true })).toBeVisible()
  await expectAccessible('nothing found')
  await page.getByRole('button', { name: 'Show all words' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('From', { exact: true }).selectOption('Added by hand')
  await expect(beds(page).getByRole('link', { name: /^mesa/ })).toBeVisible()
  await expect(beds(page).getByRole('list')).toHaveCount(1)
  await expectAccessible('the garden, filtered')
  await page.getByRole('button', { name: '1 filter' }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()

  // How it was left, it is found again.
  await page.reload()
  await expect(bed(page, 'Not reviewed yet').getByRole('link')).toHaveCount(5)
  await page.getByRole('link', { name: 'Water 1 of “Today”' }).click()
  await expect(page).toHaveURL(reviewPaths.practice)
  await expect(page.getByText('You have chosen 1 word.')).toBeVisible()
})

test('nothing of the bank is wider than the window, on a phone the way in is at the thumb @phone', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { words, reviews })
  await page.goto(bankPaths.words)
  await expect(bed(page, 'From your talks')).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('main').getByRole('link', { name: 'Add words' }).last().click()
  await expect(page).toHaveURL(bankPaths.add)
})
