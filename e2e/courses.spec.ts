import { coursePaths } from '../apps/web/src/lib/paths.ts'
import { meetWords, readLesson, takeTalk } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[1.4, 2.21, 2.22] a lesson is played to its end, left and taken up again @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  const lesson = readLesson('es-ES', 'hello-and-goodbye')
  await page.goto(coursePaths.home)
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await expectAccessible('the courses')
  await page.getByRole('link', { name: 'See all units' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'First words' })).toBeVisible()
  await expectAccessible('a course')
  await page.getByRole('link', { name: 'First words' }).click()
  await expect(page).toHaveURL(/\/units\/first-words$/)
  await expectAccessible('a unit')

  await page.getByRole('link', { name: 'Hello and goodbye' }).click()
  await meetWords(page, lesson)
  await expectAccessible('the words of a lesson')
  await page.getByRole('button', { name: 'Add 10 words' }).click()
  await expect(page.getByText('10 words are in your bank')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Dialogue/ })).toBeVisible()
  await expectAccessible('a line of a dialogue')
  await takeTalk(page, lesson)
  await page.getByRole('button', { name: 'Show translations' }).click()
  await expectAccessible('a dialogue')

  // Another visit goes on at the same step.
  await page.goto(coursePaths.home)
  await page.getByRole('link', { name: 'Continue with “Hello and goodbye”' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Dialogue/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Grammar/ })).toBeVisible()
  // What the note explains is in its own language, and set apart.
  await expect(page.getByText('buenas tardes', { exact: true }).first()).toHaveAttribute('lang', 'es-ES')
  await expectAccessible('a grammar note')
  await page.getByRole('button', { name: 'Continue' }).click()

  const left = page.getByText(/exercises? (is|are) still to do/)
  await expect(left).toHaveText(/^\d+ exercises are still to do\.$/)
  await expectAccessible('an exercise')
  await page.getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByText('Now use it')).toBeVisible()
  await expectAccessible('the summary of a lesson')
})

test('[2.20] the courses of a language stand in a grid, and a selector leads to those of another @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const learner = await startLearning(page, request, email, 'Spanish')
  await page.goto(coursePaths.home)
  const selector = page.getByRole('group', { name: 'Course', exact: true })
  const shown = page.getByRole('main').getByRole('list').first().getByRole('heading', { level: 2 })
  await expect(selector.getByRole('button')).toHaveText(['Mandarin', 'Spanish', 'French'])
  await expect(selector.getByRole('button', { pressed: true })).toHaveText('Spanish')
  await expect(shown).toHaveText(['Spanish from the first word'])
  await selector.getByRole('button', { name: 'French' }).click()
  await expect(selector.getByRole('button', { pressed: true })).toHaveText('French')
  await expect(shown).toHaveText(['French from the first word'])
  await expectAccessible('the courses of another language')
  const language = async () =>
    (await learner.from('profiles').select('current_language_code').single().throwOnError()).data
  await expect.poll(language).toEqual({ current_language_code: 'fr-FR' })
  await page.getByRole('link', { name: 'How it is pronounced' }).click()
  await expect(page.getByRole('heading', { name: 'How French sounds' })).toBeVisible()
  await expectAccessible('the sounds of a language')
})

test('an address that no course has says so @desktop', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'French')
  await page.goto(coursePaths.course('xx-a1'))
  await expect(page.getByText('There is no such course.')).toBeVisible()
  await page.goto(coursePaths.unit('fr-a1', 'tango'))
  await expect(page.getByText('There is no such unit.')).toBeVisible()
  await page.goto(coursePaths.lesson('fr-a1', 'first-words', 'tango'))
  await expect(page.getByText('There is no such lesson.')).toBeVisible()
})
