import type { Page } from '@playwright/test'
import { bankPaths, coursePaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'
import { addTouchKeyboard } from './support/touch-keyboard.ts'

const row = (page: Page) => page.getByRole('listbox', { name: 'Characters for your pinyin' })
const options = (page: Page) => row(page).getByRole('option')
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

async function openTalk(page: Page): Promise<void> {
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('button', { name: 'Listen', exact: true }).first()).toBeVisible()
}

test('the row is worked by keys, and knows what stands before the letters @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Mandarin')
  await openTalk(page)
  const field = message(page)
  await field.fill('再要一')
  await field.press('End')
  await page.keyboard.type('bei')
  await expect(options(page).first()).toHaveAccessibleName(/bēi 杯$/)
  await expectAccessible('the row of characters')
  // A page further are others; the digit takes the one at its place.
  const first = await options(page).allTextContents()
  await page.keyboard.press('PageDown')
  await expect(options(page).first()).not.toHaveText(first[0] ?? '')
  await page.keyboard.press('PageUp')
  await expect(options(page).first()).toHaveText(first[0] ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('1')
  await expect(field).toHaveValue('再要一杯')
  await expect(row(page)).toBeHidden()
  // A name is none of its business, and neither is English.
  for (const text of ['Lena', 'how are you']) {
    await field.fill('')
    await page.keyboard.type(text)
    await expect(row(page)).toBeHidden()
  }
  // ü in three ways, and two words by their initials.
  for (const [typed, characters] of [
    ['nver', '女儿'],
    ['nu:er', '女儿'],
    ['nüer', '女儿'],
    ['nh', '你好'],
    ['nihaoma', '你好吗'],
    ["xi'an", '西安'],
  ] as const) {
    await field.fill('')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(field, typed).toHaveValue(characters)
  }
})

test('who wants letters only switches the row off, and it stays so @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Mandarin')
  await openTalk(page)
  const isOffered = page.getByRole('button', { name: 'Offer characters for pinyin' })
  await message(page).pressSequentially('nihao')
  await expect(row(page)).toBeVisible()
  await isOffered.click()
  await expect(row(page)).toBeHidden()
  await page.reload()
  await expect(isOffered).toHaveAttribute('aria-pressed', 'false')
  await message(page).fill('')
  await message(page).pressSequentially('nihao')
  await expect(message(page)).toHaveValue('nihao')
  await expect(row(page)).toBeHidden()
  await isOffered.click()
  await expect(options(page).first()).toHaveAccessibleName(/你好$/)
})

test('on a phone the row stands above the composer, and both above the keyboard @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const openKeyboard = await addTouchKeyboard(page)
  await startLearning(page, request, email, 'Mandarin')
  await openTalk(page)
  const field = message(page)
  await field.tap()
  await openKeyboard(320)
  await field.pressSequentially('shi')
  await expect(options(page).first()).toHaveAccessibleName(/是$/)
  const height = (page.viewportSize()?.height ?? 0) - 320
  const composer = await field.boundingBox()
  const bar = await row(page).boundingBox()
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(height)
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(composer?.y ?? 0)
  expect(bar?.y ?? 0).toBeGreaterThan(64)
  // Each can be hit, and those that are out of sight are reached by a finger.
  for (const option of await options(page).all()) {
    const box = await option.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await row(page).evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await expectAccessible('the row on a phone')
  await options(page).nth(1).tap()
  await expect(field).toHaveValue('十')
  await expect(field).toBeFocused()
  await openKeyboard(0)
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible()
})

test('a long sentence in pinyin leaves the button where a finger meets it @phone', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Mandarin')
  await openTalk(page)
  await message(page).tap()
  await message(page).pressSequentially('wo jiao Anna. wo shi xuesheng, ni ne? ni shi laoshi ma?')
  await expect(options(page).first()).toHaveAccessibleName(/我叫.*老师吗/)
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(message(page)).toHaveValue('')
  await expect(page.getByRole('log')).toContainText('Anna')
})

test('in a lesson the field and its row stand above the foot and the keyboard @phone', async ({
  page,
  request,
  email,
}) => {
  const openKeyboard = await addTouchKeyboard(page)
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(coursePaths.lesson('zh-a1', 'first-words', 'hello-and-goodbye'))
  await page.getByRole('button', { name: 'On to the words' }).tap()
  await page.getByRole('button', { name: 'I know it' }).tap()
  const field = page.getByRole('combobox')
  // As low as a field stands where it is asked by ear.
  await page.locator('main').evaluate((main) => main.style.setProperty('padding-top', '200px'))
  await field.tap()
  await openKeyboard(336)
  await field.pressSequentially('ni')
  await expect(options(page).first()).toHaveAccessibleName(/你$/)
  const foot = await page.getByRole('button', { name: 'Check' }).boundingBox()
  const bar = await row(page).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  expect((await field.boundingBox())?.y ?? 0).toBeGreaterThan(60)
  await options(page).first().tap()
  await expect(field).toHaveValue('你')
})

test('words are searched and added in pinyin', async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(bankPaths.dictionary)
  const search = page.getByRole('searchbox')
  await search.pressSequentially('mai')
  await options(page).getByText('卖', { exact: true }).click()
  await expect(search).toHaveValue('卖')
  await expect(page.getByRole('link', { name: /^卖/ }).first()).toBeVisible()
  // What is no single word of these letters brings no row, and no key takes what was not marked.
  await search.fill('')
  await search.pressSequentially('house')
  await expect(row(page)).toBeHidden()

  await page.goto(bankPaths.add)
  const word = page.getByRole('combobox', { name: 'Word or phrase' })
  await word.pressSequentially('piaoliang')
  await expect(options(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(word).toHaveValue('piaoliang')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(word).toHaveValue('漂亮')
})
