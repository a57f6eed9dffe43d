import type { Page } from '@playwright/test'
import { bankPaths, pagePaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast } from './support/fill-bank.ts'
import { expect, test } from './support/test.ts'

const words = ['sol', 'luna', 'mar', 'pan', 'leche', 'casa', 'perro', 'gato', 'libro', 'mesa']

const start = (people: Parameters<typeof startWithPast>[0]) =>
  startWithPast(people, {
    words: words.map((word) => ({ word })),
    reviews: [
      { word: 'sol', grade: 3, daysAgo: 5 },
      { word: 'sol', grade: 3, daysAgo: 2 },
      { word: 'luna', grade: 3, daysAgo: 30 },
    ],
  })

const garden = (page: Page) => page.getByRole('region', { name: 'Your garden' })
const bed = (page: Page) => garden(page).getByRole('list', { name: 'From your talks' })

test('the garden stands in beds: a plant says what was recalled, and arrows walk between them @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await start({ page, request, email })
  await page.goto(pagePaths.dashboard)
  await expect(bed(page).getByRole('link')).toHaveCount(words.length)
  const plant = (word: string) => bed(page).getByRole('link', { name: `${word}.` })
  await expect(plant('sol')).toHaveAccessibleName('sol. Leaf, recalled on 2 days')
  await expect(plant('luna')).toHaveAccessibleName('luna. Sprout, recalled on one day · due now')
  await expect(plant('mesa')).toHaveAccessibleName('mesa. Seed, not recalled yet')
  await expectAccessible('the garden')

  // One tab stop a bed; arrows walk by plant and by row.
  const links = bed(page).getByRole('link')
  await links.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(5)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    garden(page).getByRole('link', { name: /From your talks.*10 words.*1 thirsty/s }),
  ).toBeFocused()

  // The table has the same numbers.
  await page.getByText('The garden as a table').click()
  await expect(page.getByRole('row', { name: 'From your talks 8 1 1 0 0 1' })).toBeVisible()
  await expectAccessible('the garden as a table')

  // A plant opens its word over the garden; the focus goes back to the plant.
  await plant('sol').click()
  const word = page.getByRole('dialog', { name: 'sol', exact: true })
  await expect(word.getByText('sun', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${pagePaths.dashboard}?word=sol`)
  // What lies below the foot of the sheet comes out from there as one scrolls.
  await word.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
  await expectAccessible('a word over the garden')
  await page.keyboard.press('Escape')
  await expect(word).toBeHidden()
  await expect(plant('sol')).toBeFocused()
  await expect(page).toHaveURL(pagePaths.dashboard)
})

test('what is due is the one action, with the same number as in review', async ({ page, request, email }) => {
  await start({ page, request, email })
  await page.goto(pagePaths.dashboard)
  const now = page.getByRole('region', { name: 'What now' })
  const action = now.getByRole('link', { name: /^Review \d+ cards/ })
  await expect(action).toBeInViewport()
  const cards = Number(/\d+/.exec((await action.textContent()) ?? '')?.[0])
  expect(cards).toBeGreaterThan(0)
  await expect(now.getByRole('link', { name: /^Your first lesson/ })).toBeInViewport()
  await expect(now.getByRole('link', { name: /^Talk with Alex/ })).toBeInViewport()
  await expect(bed(page).getByRole('link').first()).toBeInViewport()
  await action.click()
  await expect(page).toHaveURL(pagePaths.review)
  await expect(page.getByText(new RegExp(`1 due and ${cards - 1} new cards`))).toBeVisible()
})

test('on a phone five places are at the thumb, and stand back where one types or takes a lesson @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await start({ page, request, email })
  await page.goto(pagePaths.dashboard)
  const bar = page.getByRole('navigation', { name: 'Places' })
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Talk', 'Learn', 'Review', 'Words'])
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible('home on a phone')
  await bar.getByRole('link', { name: 'Words' }).click()
  await expect(page).toHaveURL(bankPaths.words)
  await expect(bar.getByRole('link', { name: 'Words' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Learn' }).click()
  await expect(bar.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Today' }).click()
  await page
    .getByRole('region', { name: 'What now' })
    .getByRole('link', { name: /^Your first lesson/ })
    .click()
  await expect(page).toHaveURL(/\/lessons\//)
  await expect(bar).toBeHidden()
})

test('nothing of the garden is wider than the window, nor moves for who wants no motion @desktop', async ({
  page,
  request,
  email,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start({ page, request, email })
  await page.goto(pagePaths.dashboard)
  await expect(bed(page).getByRole('link')).toHaveCount(words.length)
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
