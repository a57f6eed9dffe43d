import type { Page } from '@playwright/test'
import { bankPaths, coursePaths, reviewPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast, type PastReview } from './support/fill-bank.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, settle, test } from './support/test.ts'

const reviews: PastReview[] = [
  { word: 'casa', grade: 3, daysAgo: 9 },
  { word: 'casa', grade: 1, daysAgo: 8 },
  { word: 'casa', grade: 3, daysAgo: 7 },
]
const words = [
  { word: 'casa', sentences: ['Vivo en una casa pequeña.', 'Mi casa es azul.'] },
  { word: 'luna' },
]

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('[2.51] beside a talk: the panel tells all of a word, plants it, and stays where it is @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('cafe'))
  const line = page.getByRole('log').locator('[data-message-type="ai"]').last()
  await line.locator('[data-word]').first().click()
  const panel = page.getByRole('region', { name: 'Word', exact: true })
  const view = panel.getByRole('article')
  await expect(view.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(view.getByRole('button', { name: 'Listen', exact: true })).toBeVisible()
  await expect(view.getByRole('region', { name: 'Sentences you met' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  // What was looked up is planted by that.
  await expect(view.getByRole('region', { name: 'How it grew' })).toContainText('Not asked yet.')
  await expectAccessible('the panel')
  await view.getByRole('button', { name: 'More' }).click()
  await view.getByRole('button', { name: /^Remove / }).click()
  await expect(view.getByText('not planted')).toBeVisible()
  await view.getByRole('button', { name: 'Plant it' }).click()
  await expect(view.getByText('In your garden')).toBeVisible()
  await expect
    .poll(async () =>
      (await client.from('user_dictionaries').select('planted_by')).data?.map((row) => row.planted_by),
    )
    .toContain('added')
})

test('over the bank: a sheet with growth, sentences and edits; Escape leads back to the plant', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words, reviews })
  await page.goto(bankPaths.words)
  const plant = page.getByRole('link', { name: /^casa, / })
  await plant.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'casa', exact: true })
  await expect(sheet.getByText('house', { exact: true })).toBeVisible()
  const grew = sheet.getByRole('region', { name: 'How it grew' })
  await expect(grew).toContainText('Recalled 2 of 3 times.')
  await expect(grew.getByRole('listitem').filter({ hasText: 'not recalled' })).toHaveCount(1)
  await expect(sheet.getByRole('listitem').first()).toContainText('Mi casa es azul.')
  await expectAccessible('the sheet')
  // The keyboard stays in it.
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((frame) => frame.contains(document.activeElement))).toBe(true)
  }
  await sheet.getByText('Forms', { exact: true }).click()
  await expect(sheet.getByText('casas', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Leave out “Mi casa es azul.”' }).click()
  await expect(sheet.getByText('Mi casa es azul.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(plant).toBeFocused()
  await expect(page).toHaveURL(bankPaths.words)
})

test('over a lesson and a run of cards: nothing leads away, and the focus goes back to the word', async ({
  page,
  request,
  email,
  isMobile,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words: [words[0] ?? { word: 'casa' }], reviews: [] })
  await page.goto(reviewPaths.flashcards)
  await page.getByRole('button', { name: 'Turn the card' }).click()
  const word = page.locator('main [data-word]').first()
  await word.click()
  const sheet = page.getByRole('dialog', { name: 'casa', exact: true })
  await expect(sheet.getByText('house', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('link')).toHaveCount(0)
  await settle(page)
  const box = await sheet.boundingBox()
  const size = page.viewportSize()
  // From below on a phone, at the right on a wide screen.
  if (isMobile) expect(box?.width).toBe(size?.width)
  else expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(size?.width)
  await expectAccessible('a word over a card')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(word).toBeFocused()

  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  await page.getByRole('button', { name: 'On to the words' }).click()
  const said = page.locator('main [data-word]').first()
  await said.click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0)
})

test('as a page: all of it is open, also of 200 letters, on 320 px and without the dictionary @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const long = 'x'.repeat(200)
  await startWithPast({ page, request, email }, { words: [...words, { word: long }], reviews })
  const entry = (term: string) => bankPaths.shown(new URLSearchParams({ view: 'dictionary', entry: term }))
  await page.goto(entry('casa'))
  await expect(page.getByRole('heading', { level: 2, name: 'casa' })).toBeVisible()
  await expect(page.getByText('casas', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Notes' }).fill('with one s')
  await page.getByRole('textbox', { name: 'Add tags' }).fill('home')
  await page.getByRole('button', { name: 'Add tags' }).click()
  await expectAccessible('the page of a word')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('with one s')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(entry(long))
  await expect(page.getByText('The dictionary does not know this word.')).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // What nobody explains is explained by the learner.
  await page.getByRole('button', { name: 'Write a meaning' }).click()
  await page.getByRole('dialog').getByLabel('Meaning').fill('two hundred')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('two hundred', { exact: true })).toBeVisible()
  await page.goto(bankPaths.words)
  await expect(page.getByRole('link', { name: new RegExp(long.slice(0, 20)) })).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('a dictionary that cannot be opened is told, with the way to try again @desktop', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { words, reviews })
  await page.route(/\/dictionaries\//, (route) => route.abort())
  await page.goto(bankPaths.shown('word=casa'))
  const sheet = page.getByRole('dialog', { name: 'casa', exact: true })
  await expect(sheet.getByRole('alert')).toContainText('The dictionary cannot be opened now.', {
    timeout: 20_000,
  })
  // What the bank knows is there all the same.
  await expect(sheet.getByText('Mi casa es azul.')).toBeVisible()
  await page.unroute(/\/dictionaries\//)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByText('house', { exact: true })).toBeVisible()
})
