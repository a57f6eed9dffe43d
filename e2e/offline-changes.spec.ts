import { coursePaths, pagePaths, reviewPaths } from '../apps/web/src/lib/paths.ts'
import { reviewsOnServer, startWithPast } from './support/fill-bank.ts'
import { keptMistakes } from './support/kept-in-browser.ts'
import { answerRightly, readLesson, toExercises } from './support/play-lesson.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('[2.10, 2.12, 2.22] a lesson goes on and an activity is made without a connection, and nothing of it is lost @desktop', async ({
  page,
  context,
  request,
  email,
}) => {
  test.slow()
  const lesson = readLesson('es-ES', 'hello-and-goodbye')
  const { exercises, title } = lesson
  const left = (done: number) => page.getByText(`${exercises.length - done} exercises are still to do.`)
  const mistakes = [{ original: 'Yo tiene', corrected: 'Yo tengo' }]
  await startWithPast({ page, request, email }, { words: [{ word: 'hola' }], mistakes })
  // What is used without a connection was opened before.
  await page.goto(reviewPaths.mistakes)
  await expect(page.getByRole('button', { name: /^Practise th(?:is|ese) / })).toBeVisible()
  await expect.poll(() => keptMistakes(page)).toBe(1)
  await page.goto(reviewPaths.newActivity)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  await toExercises(page, lesson)
  await expect(left(0)).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  await context.setOffline(true)
  for (const exercise of exercises.slice(0, 3)) await answerRightly(page, exercise)
  await expect(left(3)).toBeVisible()
  await page.reload()
  await expect(left(3)).toBeVisible()

  await page.goto(reviewPaths.newActivity)
  await page.getByRole('textbox', { name: 'Name' }).fill('On the train')
  await page.getByRole('button', { name: 'Save and play' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'On the train' })).toBeVisible()
  await page.goto(reviewPaths.mistakes)
  await page.getByRole('button', { name: /^Practise th(?:is|ese) / }).click()
  await page.getByRole('textbox').fill('tengo')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Mended for today' })).toBeVisible()
  await page.goto(reviewPaths.home)
  await expect(page.getByText('2 changes wait here until you are online')).toBeVisible()
  expect(await reviewsOnServer(page, email)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('All reviews are saved')).toBeVisible()
  expect((await reviewsOnServer(page, email)).length).toBeGreaterThan(0)
  // Another browser knows what the server knows.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.goto(reviewPaths.home)
  await expect(page.getByRole('link', { name: 'On the train', exact: true })).toBeVisible()
  await page.goto(reviewPaths.mistakes)
  // It was right today; on another day it is asked once more.
  await expect(page.getByText('Nothing is due today.')).toBeVisible()
  await page.goto(pagePaths.dashboard)
  await page.getByRole('link', { name: `Continue with “${title}”` }).click()
  await expect(left(3)).toBeVisible()
})
