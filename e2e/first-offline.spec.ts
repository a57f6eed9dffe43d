import type { Page } from '@playwright/test'
import { pagePaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// What opens without a connection hangs on what the service worker keeps.
test.use({ serviceWorkers: 'allow' })

/** Forgets what this browser kept of its learner, as one has it who was here once and long ago. */
const forgetKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('lingarden-learner')
        request.addEventListener('success', () => resolve())
        request.addEventListener('error', () => reject(new Error('The database stayed')))
      }),
  )

const pages = [
  ['dashboard', /^Good (morning|afternoon|evening)/],
  ['bank', 'Word bank'],
  ['review', 'Review'],
  ['analytics', 'Analytics'],
  ['friends', 'Friends'],
  ['settings', 'Settings'],
] as const

test('a page that opens without a connection says so, and comes by itself when that is back @desktop', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  await page.goto(pagePaths.dashboard)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const trouble = page.getByRole('main').getByText(/offline|once you are online/)
  for (const [path, title] of pages) {
    await page.goto('/legal/terms')
    await forgetKept(page)
    await context.setOffline(true)
    await page.goto(`/${path}`)
    await expect(page.getByText(/^You are offline\. What you see/)).toBeVisible()
    await expect(trouble.first(), path).toBeVisible()
    if (path === 'dashboard') await expectAccessible('a page that was opened without a connection')
    await context.setOffline(false)
    await expect(trouble, path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
  }
})
