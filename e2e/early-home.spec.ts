import { coursePaths, pagePaths } from '../apps/web/src/lib/paths.ts'
import { meetWords, readLesson } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

test('the lesson that was left can be gone on with on a phone before the page is here, which then takes its place @phone', async ({
  page,
  request,
  email,
}) => {
  const lesson = readLesson('es-ES', 'hello-and-goodbye')
  const learner = await startLearning(page, request, email, 'Spanish')
  const action = page.getByRole('link', { name: /^Continue with “Hello and goodbye”/ })
  // What draws pages is held up, as by a slow line.
  const isHere = Promise.withResolvers<void>()
  await page.route(/\/assets\/base-[^/]+\.js$/u, async (route) => {
    if (route.request().frame().url().endsWith(pagePaths.dashboard)) await isHere.promise
    await route.continue()
  })
  const address = coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye')
  await page.goto(address)
  await meetWords(page, lesson)
  const onServer = async () =>
    (await learner.from('lesson_progress').select('position').throwOnError()).data[0]?.position
  await expect.poll(onServer).toMatchObject({ page: lesson.terms.length })

  await page.goto(pagePaths.dashboard, { waitUntil: 'commit' })
  await expect(action).toHaveAttribute('href', address)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  isHere.resolve()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Continue with “Hello and goodbye”' }),
  ).toBeVisible()
  await expect(action).toHaveCount(1)
})
