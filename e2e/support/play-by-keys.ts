import type { LessonExercise } from '@lingarden/domain/courses/lesson-exercise'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import { expect, type Locator, type Page } from '@playwright/test'
import { fieldsOf } from './play-lesson.ts'

/** More stops than any screen has between what has the focus and what is looked for. */
const mostStops = 120

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('It cannot be reached by Tab')
}

/** Answers the exercise on the screen rightly by keys alone; what ends by itself is not checked. */
export async function answerByKeys(page: Page, exercise: LessonExercise): Promise<void> {
  switch (exercise.kind) {
    case 'choice':
    case 'listen-choose':
      return choose(page, exercise.answer)
    case 'match':
      return match(page, exercise.pairs)
    case 'order':
      return press(page, exercise.pieces)
    case 'cloze': {
      const words = gapsOf(exercise.text).map(({ answers: [word = ''] }) => word)
      return exercise.bank ? press(page, words) : write(page, words)
    }
    case 'type':
    case 'listen-type':
      return write(page, [exercise.answer])
    case 'dictation':
      return write(page, [exercise.text])
    case 'speak':
      await tabTo(page, page.getByRole('button', { name: 'I have said it: compare' }))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('button', { name: 'Yes', exact: true }))
      return page.keyboard.press('Enter')
    case 'hanzi':
      if (exercise.by === 'stroke') {
        await tabTo(page, page.getByRole('button', { name: 'Pick the characters instead' }))
        await page.keyboard.press('Enter')
      }
      return [...exercise.text].length > 1 ? press(page, [...exercise.text]) : choose(page, exercise.text)
  }
}

/** Types the digit of one of the things on the screen, by what it says besides its digit. */
async function typeDigitOf(page: Page, options: Locator, text: string): Promise<void> {
  const texts = (await options.allInnerTexts()).map((option) => option.replace(/^\d\s*/u, '').trim())
  const place = texts.indexOf(text)
  expect(place, `${text} among ${texts.join(', ')}`).toBeGreaterThanOrEqual(0)
  await page.keyboard.press(String(place + 1))
}

async function choose(page: Page, option: string): Promise<void> {
  await typeDigitOf(page, page.getByRole('radiogroup').locator('label'), option)
  await page.keyboard.press('Enter')
}

async function press(page: Page, pieces: readonly string[]): Promise<void> {
  const pool = page.locator('form button[aria-pressed]:not([aria-label])')
  await expect(pool.first()).toBeVisible()
  const shown = (await pool.allInnerTexts()).map((text) => text.replace(/^\d\s*/u, '').trim())
  const used = new Set<number>()
  for (const piece of pieces) {
    const place = shown.findIndex((text, index) => text === piece && !used.has(index))
    used.add(place)
    await page.keyboard.press(String(place + 1))
  }
  await page.keyboard.press('Enter')
}

async function write(page: Page, words: readonly string[]): Promise<void> {
  for (const [place, word] of words.entries()) {
    await tabTo(page, fieldsOf(page).nth(place))
    await page.keyboard.insertText(word)
  }
  await page.keyboard.press('Enter')
}

async function match(page: Page, pairs: readonly (readonly [string, string])[]): Promise<void> {
  for (const [text, meaning] of pairs) {
    await typeDigitOf(page, page.locator('[data-side=text]'), text)
    await typeDigitOf(page, page.locator('[data-side=meaning]'), meaning)
  }
}
