import { coursePaths } from '../apps/web/src/lib/paths.ts'
import { keptCourseFiles } from './support/kept-in-browser.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// What the app is without a connection hangs on what its service worker keeps.
test.use({ serviceWorkers: 'allow' })

test('without a connection the next lesson opens, and a page of another says which lessons are here @phone', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.home)
  const begin = page.getByRole('link', { name: 'Begin with “Hello and goodbye”' })
  await expect(begin).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The outline, and the lesson to which the page leads.
  await expect.poll(() => keptCourseFiles(page)).toHaveLength(2)

  // A page that opens without a connection asks once, and again when that is back.
  const asked: string[] = []
  page.on('requestfailed', (failed) => asked.push(new URL(failed.url()).pathname))
  const given = (path: string) => asked.filter((pathname) => pathname.endsWith(path)).length
  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => given('/lesson_progress')).toBe(1)
  await expect.poll(() => given('/user_dictionaries')).toBe(1)
  await begin.click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Hello and goodbye')

  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'where-from'))
  await expect(page.getByText('You are offline, and this lesson is not kept')).toBeVisible()
  await expectAccessible('a lesson that is not here')
  await page.getByRole('link', { name: 'Hello and goodbye' }).click()
  await expect(title).toHaveText('Hello and goodbye')
})
