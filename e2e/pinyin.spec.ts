import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Locator, Page } from '@playwright/test'
import { firstTalkPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { answerByKeys, tabTo } from './support/play-by-keys.ts'
import { fillIn, readLesson, toExercises } from './support/play-lesson.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const lesson = readLesson('zh-CN', 'hello-and-goodbye')
const address = '/courses/zh-a1/units/first-words/lessons/hello-and-goodbye'
const candidates = (page: Page) => page.getByRole('listbox', { name: 'Characters for your pinyin' })
const isWritten = ({ kind }: LessonExercise) =>
  kind === 'listen-type' || kind === 'dictation' || kind === 'type'

/** Types letters and takes the first of the characters that are offered for them. */
async function typeWord(page: Page, field: Locator, letters: string, characters: string): Promise<void> {
  const before = (await field.inputValue()).replace(/[a-z]+$/u, '')
  await page.keyboard.type(letters)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(before + characters)
}

test('a beginner plays a Mandarin lesson on a keyboard of Latin letters @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(address)
  await toExercises(page, lesson)
  const field = page.getByRole('combobox')
  for (const exercise of lesson.exercises) {
    if (exercise.kind === 'listen-type') {
      // In pinyin without tones, which Escape keeps.
      await tabTo(page, field)
      await page.keyboard.type('bukeqi')
      await expect(candidates(page).getByRole('option').first()).toHaveAccessibleName(/bù kè qi.*不客气$/)
      await expectAccessible('characters that are offered')
      await page.keyboard.press('Escape')
      await expect(candidates(page)).toBeHidden()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Right. In characters: 不客气')).toBeVisible()
    } else if (exercise.kind === 'dictation') {
      await tabTo(page, field)
      // The first space goes on composing, the second takes.
      await page.keyboard.type('dui bu qi')
      await page.keyboard.press('Space')
      await expect(field).toHaveValue('dui bu qi ')
      await page.keyboard.press('Space')
      await expect(field).toHaveValue('对不起')
      // Digits pick, or stand for tones where the learner wants that.
      await page.keyboard.type('lao')
      await page.getByRole('button', { name: 'Digits 1 to 5 are tones' }).click()
      await typeWord(page, field, '3shi1', '老师')
      await page.keyboard.type('z')
      await page.getByRole('button', { name: 'Digits 1 to 5 are tones', pressed: true }).click()
      await page.keyboard.type('aijian')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('1')
      await expect(field).toHaveValue('对不起老师再见')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Right.', { exact: true })).toBeVisible()
    } else {
      await answerByKeys(page, exercise)
      const check = page.getByRole('button', { name: 'Check', exact: true })
      if (await check.isVisible()) {
        await tabTo(page, check)
        await page.keyboard.press('Enter')
      }
    }
    await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(/All exercises done, 11 of 11 right first time/)).toBeVisible()
})

test('on a phone characters are tapped, and what is not known comes back once @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(address)
  await toExercises(page, lesson)
  const field = page.getByRole('combobox')
  const goOn = page.getByRole('button', { name: 'Continue', exact: true })
  for (const exercise of lesson.exercises) {
    if (exercise.kind === 'dictation') {
      await page.getByRole('button', { name: 'I do not know' }).click()
      await expect(page.getByText('It comes back at the end.')).toBeVisible()
    } else if (exercise.kind === 'listen-type') {
      await field.pressSequentially('bukeqi')
      await candidates(page)
        .getByRole('option', { name: /不客气$/ })
        .tap()
      await expect(field).toHaveValue('不客气')
      await expect(field).toBeFocused()
      await page.getByRole('button', { name: 'Check', exact: true }).tap()
      await expect(page.getByText('Right.', { exact: true })).toBeVisible()
    } else {
      await fillIn(page, exercise)
      const check = page.getByRole('button', { name: 'Check', exact: true })
      if (await check.isVisible()) await check.click()
    }
    await goOn.click()
  }
  expect(lesson.exercises.filter(isWritten)).toHaveLength(2)
  // The second time it is over, whatever is answered.
  await field.pressSequentially('duibuqi')
  await expect(candidates(page)).toBeVisible()
  await expectAccessible('characters on a phone')
  await page.getByRole('button', { name: 'I do not know' }).click()
  await expect(page.getByText('Enough for now. It will come back in your reviews.')).toBeVisible()
  await goOn.click()
  await expect(page.getByText(/All exercises done, 10 of 11 right first time/)).toBeVisible()
  const missed = page.getByRole('region', { name: 'Worth another look' })
  await expect(missed.getByRole('listitem')).toHaveCount(1)
  await expect(missed).toContainText("I'm sorry, teacher. Goodbye!")
  await expectAccessible('a summary with what was missed')
})

test('pinyin is written to the tutor, and sent in characters @desktop', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(tutorPaths.topic('introductions'))
  const field = page.getByRole('textbox', { name: 'Your message' })
  await expect(page.getByRole('button', { name: 'Listen', exact: true }).first()).toBeVisible()
  await field.click()
  await page.keyboard.type('wo xi huan mao')
  await expect(candidates(page).getByRole('option').first()).toHaveAccessibleName(/我喜欢猫$/)
  // Enter takes them, and sends only when there is nothing left to take.
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('我喜欢猫')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(page.getByText('我喜欢猫')).toBeVisible()

  // What is still in letters when it is sent is sent in characters as well; a name stays.
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await field.pressSequentially('wo jiao Ana')
  await expect(candidates(page).getByRole('option').first()).toHaveAccessibleName(/我叫 Ana$/)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('我叫 Ana')).toBeVisible()
})

test('a visitor writes pinyin in the first talk', async ({ page }, { project }) => {
  await page.goto(firstTalkPaths.at('zh', 'hello'))
  await page.getByRole('main').getByRole('button').first().click()
  for (const word of ['Ana', 'Leeds']) {
    await page.getByRole('textbox').fill(word)
    await page.keyboard.press('Enter')
    await expect(page.getByText(word).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Your own word' }).click()
  const field = page.getByRole('combobox', { name: 'Your own word' })
  await expect(field).toBeFocused()
  await field.pressSequentially('piaoliang')
  const word = candidates(page).getByRole('option').first()
  await expect(word).toHaveAccessibleName(/漂亮$/)
  if (project.name === 'phone') await word.tap()
  else await page.keyboard.press('Enter')
  await expect(field).toHaveValue('漂亮')
  await page.keyboard.press('Enter')
  // The checks of the language mend it in this browser.
  await expect(page.getByRole('main').locator('p:has(del)')).toContainText('漂亮')
  await expect(page.locator('del')).toHaveText('是')
})
