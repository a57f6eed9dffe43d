import type { Page } from '@playwright/test'
import { ageAccount, reviewsOnServer, startWithPast } from './support/fill-bank.ts'
import { keptReviews } from './support/kept-in-browser.ts'
import { password } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// What the app is without a connection hangs on what its service worker keeps.
test.use({ serviceWorkers: 'allow' })

const day = 86_400_000
const days = 30

/** Reviews what is due on the screen, every fourth answer as forgotten. */
async function reviewDay(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Review' }).click()
  const today = page.getByRole('heading', { level: 2, name: /^\d.* cards?( due)?$|Nothing is due now/ })
  await expect(today).toBeVisible()
  const begin = page.getByRole('link', { name: 'Begin the review' })
  if (!(await begin.isVisible())) return
  await begin.click()
  const turn = page.getByRole('button', { name: 'Turn the card' })
  const results = page.getByRole('heading', { level: 1, name: 'What changed' })
  for (let answered = 1; ; answered++) {
    await expect(turn.or(results)).toBeVisible()
    if (await results.isVisible()) return
    await page.keyboard.press('Space')
    await page.keyboard.press(answered % 4 === 0 ? '1' : '3')
  }
}

test('[2.10] two devices that are offline for thirty days lose no review and double none @desktop', async ({
  page: first,
  browser,
  context,
  request,
  email,
}) => {
  test.slow()
  // The clocks run up to the present, as a sign-in would expire in the days ahead.
  const start = Date.now() - days * day
  await startWithPast(
    { page: first, request, email },
    {
      words: ['casa', 'mesa', 'libro'].map((word) => ({ word })),
    },
  )
  await ageAccount(first, email, days + 2)
  const other = await browser.newContext({ locale: 'en-GB' })
  const second = await other.newPage()
  await second.goto(new URL('/auth', first.url()).href)
  await second.getByLabel('Email').fill(email)
  await second.getByLabel('Password', { exact: true }).fill(password)
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expect(second).toHaveURL(/\/dashboard/)
  const devices = [first, second]
  for (const page of devices) {
    await page.clock.install({ time: start - day })
    // What a sitting needs is fetched before the connection goes.
    await page.goto(new URL('/review/practice/flashcards', first.url()).href)
    await expect(page.getByRole('button', { name: 'Turn the card' })).toBeVisible()
  }

  await context.setOffline(true)
  await other.setOffline(true)
  for (let passed = 0; passed < days; passed++) {
    for (const [place, page] of devices.entries()) {
      await page.clock.setSystemTime(start + passed * day + place * 3_600_000)
      await reviewDay(page)
    }
  }
  expect(await reviewsOnServer(first, email)).toEqual([])
  const given = (await Promise.all(devices.map(keptReviews))).flat()
  expect(given.length).toBeGreaterThan(20)

  await context.setOffline(false)
  await other.setOffline(false)
  for (const page of devices) {
    await page.clock.setSystemTime(Date.now())
    await page.reload()
    await page.goto(new URL('/review', first.url()).href)
    await expect(page.getByText('All reviews are saved')).toBeVisible()
  }
  const ids = (await reviewsOnServer(first, email)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(given.toSorted())
  await first.reload()
  await expect.poll(async () => (await keptReviews(first)).toSorted()).toEqual(ids.toSorted())
  await expect.poll(async () => (await keptReviews(second)).toSorted()).toEqual(ids.toSorted())
  await other.close()
})
