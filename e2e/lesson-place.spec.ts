import type { Page } from '@playwright/test'
import { coursePaths } from '../apps/web/src/lib/paths.ts'
import { readLesson, wordMeaning } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const lesson = readLesson('es-ES', 'hello-and-goodbye')
const meaning = (page: Page, place: number) => wordMeaning(page, lesson.terms[place]?.gloss ?? '')

/** Keeps the browser's own database busy, so that what this page keeps waits until the page is gone. */
const holdDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('lingarden-queue')
        opening.onsuccess = () => {
          const store = opening.result.transaction('waiting', 'readwrite').objectStore('waiting')
          const look = () => {
            store.count().onsuccess = look
            resolve()
          }
          look()
        }
      }),
  )

test('a lesson goes on where it was, though it was reloaded before the browser had kept that @desktop', async ({
  page,
  request,
  email,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.lesson('es-a1', 'first-words', 'hello-and-goodbye'))
  await page.getByRole('button', { name: 'On to the words' }).click()
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  await goOn.click()
  await expect(meaning(page, 1)).toBeVisible()
  const placeOnServer = async () =>
    (await learner.from('lesson_progress').select('position').throwOnError()).data[0]?.position
  await expect.poll(placeOnServer).toMatchObject({ step: 'terms', page: 1 })

  await holdDatabase(page)
  await goOn.click()
  await expect(meaning(page, 2)).toBeVisible()
  expect(await placeOnServer()).toMatchObject({ page: 1 })
  await page.reload()
  await expect(meaning(page, 2)).toBeVisible()
  await expect.poll(placeOnServer).toMatchObject({ step: 'terms', page: 2 })
})

test('a note of a place that is damaged does not keep a course from opening @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.evaluate(() => sessionStorage.setItem('lingarden:reached-place', '{"kind":"lesson","userId'))
  await page.goto(coursePaths.course('es-a1'))
  await expect(page.getByRole('heading', { level: 2, name: 'First words' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Begin with “Hello and goodbye”/ })).toBeVisible()
})
