import { bankPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[1.3c, 2.13, 5.11] search, browse and read the Mandarin dictionary, also without a connection @desktop', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(bankPaths.dictionary)
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('listitem') })
    .last()
  await expect(page.getByText(/words, the most frequent first/)).toBeVisible()
  await page.getByLabel('Level').selectOption('HSK1')
  await expect(list.getByRole('link', { name: '你', exact: true })).toBeVisible()
  await expectAccessible('the dictionary, browsing')

  const search = page.getByRole('searchbox')
  for (const [typed, term] of [
    ['nihao', '你好'],
    ['ni3hao3', '你好'],
    ['coffee', '咖啡'],
    ['謝謝', '谢谢'],
  ] as const) {
    await search.fill(typed)
    await expect(list.getByRole('listitem').first().getByRole('link')).toHaveText(term)
  }
  await expectAccessible('the dictionary, searching')
  await list.getByRole('link', { name: '谢谢', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: '谢谢' })).toBeVisible()
  await expect(page.getByText('謝謝')).toBeVisible()
  await expect(page.getByRole('img', { name: 'The strokes of 谢' }).locator('svg')).toBeVisible()
  await page.getByRole('button', { name: 'Play the strokes of 谢' }).click()
  await expectAccessible('an entry')
  await page.getByRole('button', { name: 'Plant it' }).click()
  await expect(page.getByText('In your garden')).toBeVisible()

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await context.setOffline(true)
  await search.fill('garden')
  await expect(list.getByRole('listitem').first()).toContainText('garden')
  await context.setOffline(false)
})

test('[3.15a] an entry of a Spanish verb has its conjugation @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(bankPaths.shown('view=dictionary&entry=tuvieron'))
  await expect(page.getByText('3rd person plural preterite of tener').first()).toBeVisible()
  const preterite = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Preterite' }) })
  await expect(preterite.getByRole('cell').first()).toHaveText('tuve')
  await expectAccessible('a conjugation')
  await page.getByRole('link', { name: 'tener', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'tener' })).toBeVisible()
  await page.goto(bankPaths.shown('view=dictionary&entry=xyzzyx'))
  await expect(page.getByText('The dictionary does not know this word.')).toBeVisible()
})

test('two words that a learner joins are one from then on, also after a reload, until that is taken back @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  const message = page.getByRole('log').locator('[data-message-type="ai"]').first()
  await expect(message.locator('[lang="es-ES"] button').first()).toBeVisible()
  // Two words that the dictionary does not have as one phrase already.
  const text = (await message.textContent()) ?? ''
  const words = await message.locator('[lang="es-ES"] button').allTextContents()
  const place = words.findIndex(
    (word, at) =>
      /^\p{L}+$/u.test(word) &&
      /^\p{L}+$/u.test(words[at + 1] ?? '') &&
      text.includes(`${word} ${words[at + 1]}`),
  )
  const first = words[place] ?? ''
  const joined = `${first} ${words[place + 1]}`
  const whole = message.getByRole('button', { name: joined, exact: true })
  const open = async (word: string) => {
    await message.getByRole('button', { name: word, exact: true }).first().click()
    await page.getByText('Read or split wrongly?').click()
  }
  await open(first)
  const join = page.getByRole('button', { name: `Join into one word: ${joined}` })
  await expect(join).toBeVisible()
  await expectAccessible('a word to be put right')
  await join.click()
  await expect(page.getByText('Noted. It is read so from now on.')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Word', exact: true })
  await expect(panel.getByRole('heading', { level: 2, name: joined, exact: true })).toBeVisible()
  await page.reload()
  await expect(whole).toBeVisible()
  await open(joined)
  await page.getByRole('button', { name: `Undo your change to “${joined.toLowerCase()}”` }).click()
  await expect(message.getByRole('button', { name: first, exact: true })).toBeAttached()
  await expect(whole).toHaveCount(0)
})

test('the page of a noun shows its plural and names the verb that is written like it @phone', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(bankPaths.shown('view=dictionary&entry=casa'))
  await expect(page.getByText('casas', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conjugation' })).toBeHidden()
  await page.getByRole('link', { name: 'casar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'casar' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conjugation' })).toBeVisible()
})
