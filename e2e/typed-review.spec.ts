import { reviewPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast } from './support/fill-bank.ts'
import { tabTo } from './support/play-by-keys.ts'
import { expect, test } from './support/test.ts'

test('a typed review takes a slip and no other real word, and tells what both mean @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast(
    { page, request, email },
    {
      words: ['madre', 'niño', 'naranja'].map((word) => ({ word })),
      reviews: ['madre', 'niño', 'naranja'].map((word, place) => ({
        word,
        card: 'production' as const,
        grade: 3 as const,
        daysAgo: 40 - place,
      })),
    },
  )
  await page.goto(reviewPaths.flashcards)
  await page.getByRole('radio', { name: 'Write', exact: true }).check()
  const field = page.getByRole('textbox', { name: 'Write the word' })
  const answers: Record<string, [typed: string, told: RegExp | string]> = {
    mother: ['padre', 'Close, but that is another word or form.'],
    'boy, child': ['nino', 'Right. Mind the accents: niño'],
    orange: ['naranha', 'Right. Mind the spelling: naranja'],
  }
  for (let card = 0; card < 3; card++) {
    await expect(field).toBeVisible()
    const shown = await page.getByRole('group', { name: /^Card / }).innerText()
    const meaning = Object.keys(answers).find((text) => shown.includes(text))
    const [typed, told] = answers[meaning ?? ''] ?? ['', `no card of these: ${shown}`]
    await tabTo(page, field)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByText(told)).toBeVisible()
    if (meaning === 'mother') {
      await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
        'padre: father',
        'madre: mother',
      ])
      await expectAccessible('another word that was written')
      await expect(page.getByRole('button', { name: /Again/ })).toBeVisible()
    }
    await page.keyboard.press('3')
  }
})
