import type { Page } from '@playwright/test'
import { bankPaths, reviewPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, settle, test } from './support/test.ts'

/** What the built-in tutor says in a scene, and a phrase of it by the words that it begins and ends with. */
async function openTutor(page: Page, topic = 'introductions') {
  await page.goto(tutorPaths.topic(topic))
  const messages = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(messages).toHaveCount(2)
  const words = messages.last().locator('[data-word]')
  // Plain text at first; its words are buttons once the dictionary is here.
  await expect(words.first()).toBeVisible()
  await settle(page)
  const texts = await words.evaluateAll((all) =>
    all.map((word) => [...word.childNodes].map((node) => node.textContent).join('')),
  )
  return { words, texts, line: messages.last() }
}

async function centre(page: Page, place: number) {
  const box = await page
    .getByRole('log')
    .locator('[data-message-type="ai"]')
    .last()
    .locator(`[data-word="${place}"]`)
    .boundingBox()
  if (!box) throw new Error(`no word ${place}`)
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

test('in Spanish words that the mouse is dragged over are looked up together and kept as one term @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  const { words } = await openTutor(page, 'cafe')
  const [from, to] = [await centre(page, 0), await centre(page, 1)]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 5 })
  await expect(words.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  const panel = page.getByRole('region', { name: 'Word', exact: true })
  const heading = panel.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(/\S+ \S+/)
  const phrase = await heading.innerText()
  await expect(panel).toContainText('The dictionary does not have this phrase. Its words one by one:')
  await expectAccessible('a phrase')
  const meaning = panel.getByRole('textbox', { name: 'What it means to you' })
  await expect(meaning).not.toHaveValue('')
  await meaning.fill('how it begins')
  await panel.getByRole('button', { name: 'Keep as one term' }).click()
  await expect(panel).toContainText('In your bank, as one term.')
  const kept = async () => {
    const { data } = await client
      .from('user_dictionaries')
      .select('source, planted_by, meaning, sentences')
      .eq('word_string', phrase)
      .throwOnError()
    return data[0]
  }
  await expect.poll(kept).toMatchObject({ source: 'phrase', planted_by: 'added', meaning: 'how it begins' })
  expect((await kept())?.sentences).toHaveLength(1)
  // It counts, is found, and has its cards.
  await page.goto(bankPaths.list)
  await page.getByRole('searchbox').first().fill(phrase)
  await expect(page.getByText('how it begins').first()).toBeVisible()
  await page.goto(reviewPaths.home)
  await expect(page.getByRole('heading', { name: /new card/ })).toBeVisible()
  await page
    .getByRole('link', { name: /Begin|Start/ })
    .first()
    .click()
  await expect(page.locator('main')).toContainText(phrase)
})

test('in French the keys take words: told, looked up with Enter, let go of with Escape @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'French')
  const { words, texts } = await openTutor(page)
  await words.first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const told = page.getByRole('status').filter({ hasText: 'words taken' })
  await expect(told).toHaveText(new RegExp(`^3 words taken, from “${texts[0]}” to “${texts[2]}”`))
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await expect(words.first()).toHaveAttribute('aria-pressed', 'false')
  await words.first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Word', exact: true })
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(texts[1] ?? '')
  // More words, where nobody can drag.
  await panel.getByRole('button', { name: 'With the word after' }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(texts[2] ?? '')
  await expect(words.nth(2)).toHaveAttribute('aria-pressed', 'true')
  // Shift and a click take up to there.
  await words.first().click()
  await words.nth(3).click({ modifiers: ['Shift'] })
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(texts[3] ?? '')
})

test('in Mandarin a finger that rests on a word takes those it moves over; they are kept with their pinyin @phone', async ({
  page,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Mandarin')
  const { words } = await openTutor(page)
  const [from, to] = [await centre(page, 1), await centre(page, 2)]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  await touch('touchStart', [from])
  // A finger that rests for a moment is meant; the word shows that it was taken.
  await expect(words.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await touch('touchMove', [to])
  await expect(words.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await touch('touchEnd', [])
  const sheet = page.getByRole('dialog', { name: 'Word' })
  await expect(sheet.getByRole('heading', { level: 2 }).last()).toBeVisible()
  const phrase = (await sheet.locator('h2[lang]').innerText()).trim()
  expect(phrase).toMatch(/^\p{Script=Han}{2,}$/u)
  await sheet.getByRole('button', { name: 'Keep as one term' }).click()
  await expect(sheet).toContainText('In your bank, as one term.')
  await expect
    .poll(async () => {
      const { data } = await client
        .from('user_dictionaries')
        .select('reading, source')
        .eq('word_string', phrase)
        .throwOnError()
      return data[0]
    })
    .toMatchObject({ source: 'phrase', reading: expect.stringMatching(/^\S+( \S+)+$/) })
})
