import { bankPaths, pagePaths, reviewPaths } from '../apps/web/src/lib/paths.ts'
import { fillBank, reviewsOnServer, startWithPast } from './support/fill-bank.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('plants grow by what was recalled, and the dashboard says what is known @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast(
    { page, request, email },
    {
      words: [{ word: 'sol' }, { word: 'luna' }, { word: 'mar', seen: 90 }],
      reviews: [
        { word: 'sol', grade: 3, daysAgo: 5 },
        { word: 'sol', grade: 3, daysAgo: 2 },
        { word: 'luna', grade: 3, daysAgo: 1 },
      ],
    },
  )
  await page.goto(pagePaths.dashboard)
  await expect(page.getByText('You know 1 word', { exact: true })).toBeVisible()
  await page.getByText('How is this counted?').click()
  await expect(page.getByText(/recalled it on two different days/)).toBeVisible()
  const stage = (name: string) =>
    page.getByRole('list', { name: 'Words by stage' }).getByRole('listitem').filter({ hasText: name })
  for (const [name, words] of [
    ['Seed', 1],
    ['Sprout', 1],
    ['Leaf', 1],
    ['Bud', 0],
    ['Bloom', 0],
  ] as const)
    await expect(stage(name)).toContainText(String(words))
  await expectAccessible('what is known')

  // Met ninety times, it is strong by the formula, and a seed all the same.
  await page.goto(bankPaths.list)
  const row = (word: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: word, exact: true }) })
  await expect(row('mar').getByRole('img', { name: 'Seed' })).toBeVisible()
  await expect(row('mar')).toContainText('100')
  await expect(row('sol').getByRole('img', { name: 'Leaf' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Strength', { exact: true }).selectOption('Sprouts')
  await expect(row('luna')).toBeVisible()
  await expect(row('sol')).toHaveCount(0)

  // Forgotten, nothing grows.
  await page.goto(reviewPaths.flashcards)
  for (let card = 0; card < 2; card++) {
    await page.getByRole('button', { name: 'Turn the card' }).click()
    await page.keyboard.press('1')
  }
  await page.getByRole('button', { name: 'End here' }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: /^0 of \d words? known straight away/ }),
  ).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '→' })).toHaveCount(0)
  await page.goto(pagePaths.dashboard)
  for (const name of ['Seed', 'Sprout', 'Leaf']) await expect(stage(name)).toContainText('1')
})

test('a card that was known grows before one’s eyes, one that was not does not @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words: [{ word: 'sol' }, { word: 'luna' }], reviews: [] })
  await page.goto(reviewPaths.flashcards)
  const turn = page.getByRole('button', { name: 'Turn the card' })
  const status = page.getByRole('status').filter({ hasText: /sol|luna/ })
  await turn.click()
  await page.keyboard.press('1')
  await expect(status).toContainText('Seed')
  await expect(page.locator('svg.growing')).toHaveCount(0)
  await turn.click()
  await page.keyboard.press('3')
  await expect(status).toContainText('Seed → Sprout')
  await expect(page.locator('svg.growing')).toBeVisible()
  const longest = await page.evaluate(() =>
    Math.max(
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)),
    ),
  )
  expect(longest).toBeLessThanOrEqual(1200)
  await expectAccessible('a card after the one that grew')
})

test('terms that are one word are joined with a press, and parted again @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await fillBank(page, email, {
    words: [{ word: 'ser', seen: 3 }, { word: 'soy', seen: 2, tags: ['verbs'] }, { word: 'vino' }],
    reviews: [{ word: 'soy', grade: 3, daysAgo: 1 }],
  })
  const bank = async () =>
    (
      await client
        .from('user_dictionaries')
        .select('word_string, seen, tags')
        .order('word_string')
        .throwOnError()
    ).data
  await page.goto(bankPaths.list)
  const offer = page.getByRole('region', { name: 'These two are one word' })
  await expect(offer).toContainText('soy → ser')
  await expectAccessible('the offer to join two words')
  await offer.getByRole('button', { name: 'Make them one' }).click()
  await expect(page.getByText('1 word joined')).toBeVisible()
  await expect(offer).toBeHidden()
  expect(await bank()).toEqual([
    { word_string: 'ser', seen: 5, tags: ['verbs'] },
    { word_string: 'vino', seen: 1, tags: [] },
  ])
  expect((await reviewsOnServer(page, email)).map(({ word_string }) => word_string)).toEqual(['ser'])
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'ser', exact: true }) })
  await expect(row.getByRole('img', { name: 'Sprout' })).toBeVisible()

  await page.goto(bankPaths.shown('word=ser'))
  await page.getByRole('button', { name: 'Part from soy' }).click()
  await expect.poll(bank).toEqual([
    { word_string: 'ser', seen: 3, tags: [] },
    { word_string: 'soy', seen: 2, tags: ['verbs'] },
    { word_string: 'vino', seen: 1, tags: [] },
  ])
  await page.goto(bankPaths.words)
  await offer.getByRole('button', { name: 'Keep apart' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Planted (3)' })).toBeVisible()
  await expect(offer).toBeHidden()
})
