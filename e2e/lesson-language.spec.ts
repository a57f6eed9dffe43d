import { readCourse } from '@lingarden/content/courses/course-files'
import { bankPaths, coursePaths } from '../apps/web/src/lib/paths.ts'
import { readLesson, wordMeaning } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const slug = 'ages-and-numbers'
const inFrench = readCourse('es-ES').units.find(({ texts }) => texts.fr?.[slug])?.texts.fr?.[slug] ?? {}

test('a lesson and its words are explained in French to who reads French @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const { terms, dialogue } = readLesson('es-ES', slug)
  const learner = await startLearning(page, request, email, 'Spanish')
  await learner.from('profiles').update({ interface_language: 'fr' }).not('id', 'is', null).throwOnError()
  await page.goto(coursePaths.lesson('es-a1', 'people-around-me', slug))
  await page.getByRole('button', { name: 'Voir les mots' }).click()
  const goOn = page.getByRole('button', { name: 'Continuer', exact: true })
  for (const { gloss } of terms) {
    const meaning = wordMeaning(page, inFrench[gloss] ?? '')
    await expect(meaning).toBeVisible()
    await expect(meaning).toHaveAttribute('lang', 'fr')
    await goOn.click()
  }
  await expectAccessible('the words of a lesson in French')
  await page.getByRole('button', { name: /^Ajouter/ }).click()
  await expect(page.getByText(inFrench[dialogue.scene] ?? '')).toBeVisible()

  // The word shows the same meaning wherever it is looked at.
  await page.goto(`${bankPaths.words}?word=cumpleaños`)
  const word = page.getByRole('dialog', { name: 'cumpleaños', exact: true })
  await expect(word.getByText('anniversaire', { exact: true })).toHaveAttribute('lang', 'fr')
})
