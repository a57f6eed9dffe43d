import type { Page } from '@playwright/test'
import { reviewPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { tabTo } from './support/play-by-keys.ts'
import { fieldsOf } from './support/play-lesson.ts'
import { expect, test } from './support/test.ts'

/** What a learner writes, what is wrong in it, and the sentence as it is right. */
const written = {
  Spanish: {
    wrong: 'Yo tener dos hermano y una hermana alto',
    mended: 'Yo tengo dos hermanos y una hermana alta',
    mistakes: [
      ['tener', 'tengo'],
      ['hermano', 'hermanos'],
      ['alto', 'alta'],
    ],
  },
  French: {
    wrong: 'Elle est allé au magasin hier',
    mended: 'Elle est allée au magasin hier',
    mistakes: [['allé', 'allée']],
  },
  Mandarin: {
    wrong: '我昨天去商店买三个书',
    mended: '我昨天去商店买三本书',
    mistakes: [['个', '本']],
  },
} as const

async function say(page: Page, text: string): Promise<void> {
  const replies = page.getByRole('log').locator('[data-message-type="ai"]')
  const before = await replies.count()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill(text)
  await message.press('Enter')
  await expect(async () => expect(await replies.count()).toBeGreaterThan(before)).toPass()
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
}

for (const language of ['Spanish', 'French', 'Mandarin'] as const) {
  const { wrong, mended, mistakes } = written[language]
  const size = language === 'Spanish' ? '@phone' : '@desktop'

  test(`[2.10] a wrong sentence in ${language} becomes no model, and comes back mended ${size}`, async ({
    page,
    request,
    email,
    expectAccessible,
  }) => {
    const client = await startLearning(page, request, email, language)
    await page.goto(tutorPaths.topic('introductions'))
    // Both lines that open the conversation.
    await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
    await say(page, wrong)
    const own = page.getByRole('log').locator('[data-message-type="user"]').last()
    for (const [, right] of mistakes)
      await expect(own.locator('ins').filter({ hasText: right })).toBeVisible()
    await own.locator('..').getByRole('button', { name: 'Practise this' }).first().click()
    await expect(page.getByText(/^You wrote “.+”\. What is right here\?$/)).toBeVisible()
    // Looked up in the learner's own sentence, a word is not kept with that sentence either.
    await own.getByRole('button').last().click()
    // What was counted goes out with the page; what does not arrive then, when the tutor is opened again.
    await page.goto(tutorPaths.topic('introductions'))

    const kept = async () => {
      const { data } = await client.from('user_dictionaries').select('word_string, sentences').throwOnError()
      return data
    }
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0)
    const sentences = (await kept()).flatMap((row) => row.sentences)
    for (const sentence of sentences) expect(sentence).not.toContain(wrong)
    const { data: keptMistakes } = await client
      .from('learner_mistakes')
      .select('sentence, mended')
      .order('created_at')
      .throwOnError()
    expect(keptMistakes).toEqual(mistakes.map(() => ({ sentence: wrong, mended })))

    await page.goto(reviewPaths.mistakes)
    const rows = page.getByRole('list', { name: 'Your mistakes' }).locator(':scope > li')
    await expect(rows).toHaveCount(mistakes.length)
    for (const [original, right] of mistakes) {
      const row = rows.filter({ has: page.locator('del', { hasText: original }) })
      await expect(row.locator('ins')).toHaveText(right)
      await expect(row.getByRole('list', { name: 'The life of this mistake' })).toContainText('Made')
      await expect(row.locator('[aria-current=step]')).toHaveText('Made')
      await expect(row).toContainText('Made once')
      await expect(row).toContainText('Due today')
    }
    await expectAccessible('the list of mistakes')
    await page.getByRole('button', { name: /^Practise th(?:is|ese) / }).click()
    const group = page.getByRole('group', { name: /in place of what is struck out/ })
    await expect(group).toBeVisible()
    await expectAccessible('a mistake inside its sentence')
    for (const _ of mistakes) {
      const struck = await group.locator('del').innerText()
      const [, right = ''] = mistakes.find(([one]) => one === struck) ?? []
      await tabTo(page, fieldsOf(page))
      await page.keyboard.type(right)
      await page.keyboard.press('Enter')
      const outcome = page.getByRole('status').filter({ hasText: 'Right.' })
      await expect(outcome).toContainText(mended)
      await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible()
      await expect(page.locator('[aria-current=step]')).toHaveText('Right in a review')
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Mended for today' })).toBeFocused()
    await expect(page.getByRole('listitem').filter({ hasText: mended })).toHaveCount(mistakes.length)
    await expectAccessible('the end of a round of mistakes')
    // Right on one day is not outgrown: it comes back on another.
    await page.getByRole('button', { name: 'Back to your mistakes' }).click()
    await expect(page.getByText('Nothing is due today.')).toBeVisible()
    await expect(page.locator('[aria-current=step]')).toHaveText(mistakes.map(() => 'Right in a review'))
    await expect(rows.first()).toContainText(/Comes back in \d/)
    await expectAccessible('no mistake for today')
  })
}
