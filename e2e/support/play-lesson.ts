import { readCourse } from '@lingarden/content/courses/course-files'
import { takePart } from '@lingarden/domain/courses/dialogue-turns'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { expect, type Locator, type Page } from '@playwright/test'

/** A lesson as its file says it, by the last part of its address. */
export function readLesson(languageCode: LanguageCode, slug: string): Lesson {
  const lessons = readCourse(languageCode).units.flatMap((unit) => unit.lessons)
  const written = lessons.find((lesson) => lesson.slug === slug)?.written
  if (!written) throw new Error(`There is no lesson ${slug}`)
  return written
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** The meaning of the word that a lesson shows; the word itself may be the same. */
export const wordMeaning = (page: Page, gloss: string): Locator =>
  page.locator('[data-page]').getByText(gloss, { exact: true }).last()

/** Goes from the first step of a lesson through its words to the page that plants them. */
export async function meetWords(page: Page, { terms }: Lesson): Promise<void> {
  await page.getByRole('button', { name: 'On to the words' }).click()
  for (const { gloss } of terms) {
    await expect(wordMeaning(page, gloss)).toBeVisible()
    await goOn(page).click()
  }
  await expect(page.getByText(`${terms.length} words for your garden`)).toBeVisible()
}

/** Takes the learner's part in the talk of a lesson, as one who has said each line, up to the talk as a whole. */
export async function takeTalk(page: Page, { dialogue }: Lesson): Promise<void> {
  for (const { own } of takePart(dialogue.lines)?.turns ?? []) {
    await expect(page.getByText(own.translation, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'I have said it', exact: true }).click()
    await goOn(page).click()
  }
  await expect(page.getByText('The whole dialogue')).toBeVisible()
}

/** Goes from the first step of a lesson to its exercises, with its words in the bank. */
export async function toExercises(page: Page, lesson: Lesson, { adds = true } = {}): Promise<void> {
  await meetWords(page, lesson)
  const next = adds ? /^Add \d+ words/ : 'Don’t add them'
  await page.getByRole('button', { name: next }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Dialogue/ })).toBeFocused()
  await takeTalk(page, lesson)
  await goOn(page).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Grammar/ })).toBeVisible()
  await goOn(page).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Exercises/ })).toBeVisible()
}

/** Answers the exercise on the screen rightly, or checks the answer that is there, and goes on to the next. */
export async function answerRightly(
  page: Page,
  exercise: LessonExercise,
  { isFilled = false } = {},
): Promise<void> {
  if (!isFilled) await fillIn(page, exercise)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  if (await check.isVisible()) await check.click()
  await goOn(page).click()
}

/** Gives the right answer; kinds that end by themselves are over with it, the others wait to be checked. */
export async function fillIn(page: Page, exercise: LessonExercise): Promise<void> {
  switch (exercise.kind) {
    case 'choice':
    case 'listen-choose':
      return choose(page, exercise.answer)
    case 'match':
      for (const [text, meaning] of exercise.pairs) {
        await page.getByRole('button', { name: text, exact: true, pressed: false }).first().click()
        await page.getByRole('button', { name: meaning, exact: true, pressed: false }).last().click()
      }
      return
    case 'order':
      return press(page, exercise.pieces)
    case 'cloze':
      return fillGaps(page, exercise)
    case 'type':
    case 'listen-type':
      return fieldsOf(page).fill(exercise.answer)
    case 'dictation':
      return fieldsOf(page).fill(exercise.text)
    case 'speak':
      await page.getByRole('button', { name: 'I have said it: compare' }).click()
      return page.getByRole('button', { name: 'Yes', exact: true }).click()
    case 'hanzi':
      if (exercise.by === 'stroke')
        await page.getByRole('button', { name: 'Pick the characters instead' }).click()
      return [...exercise.text].length > 1 ? press(page, [...exercise.text]) : choose(page, exercise.text)
  }
}

const choose = (page: Page, option: string) => page.getByRole('radio', { name: option, exact: true }).check()

/** Presses pieces in their order, each once though there may be equal ones. */
async function press(page: Page, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces)
    await page.getByRole('button', { name: piece, exact: true, pressed: false }).first().click()
}

async function fillGaps(
  page: Page,
  { text, bank }: Extract<LessonExercise, { kind: 'cloze' }>,
): Promise<void> {
  for (const [place, { answers }] of gapsOf(text).entries()) {
    const [word = ''] = answers
    if (bank) await press(page, [word])
    else await fieldsOf(page).nth(place).fill(word)
  }
}

/** What is written in: where characters are offered for what is typed, a field is a combobox. */
export const fieldsOf = (page: Page): Locator => page.getByRole('textbox').or(page.getByRole('combobox'))
