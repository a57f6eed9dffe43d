import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bankPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast, type PastWord } from './support/fill-bank.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const words: PastWord[] = [
  { word: 'sol', seen: 40, tags: ['sky'], sentences: ['El sol sale.', 'Hace sol.'] },
  { word: 'luna', seen: 6, tags: ['sky'] },
  { word: 'café', seen: 1, notes: 'with milk', source: 'hand' },
  { word: 'mesa', seen: 2, source: 'file' },
]

const grid = (page: Page) => page.getByRole('grid', { name: 'Your words' })
const rowOf = (page: Page, word: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: word, exact: true }) })
const terms = (page: Page) => grid(page).getByRole('row').getByRole('link').allTextContents()

/** Without a word of its own in the address. */
async function openBank(page: Page, address = bankPaths.list): Promise<void> {
  await page.goto(address)
  await expect(rowOf(page, 'sol')).toBeVisible()
}

test('[1.3a, 1.3b, 2.13, 3.13, 4.5, 5.11] find words of the bank, and see all that is known of one', async ({
  page,
  request,
  email,
  isMobile,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words })
  await page.goto('/word-bank')
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await expect(rowOf(page, 'sol')).toBeVisible()
  await expect(page.getByText('4 words')).toBeVisible()
  await expect(rowOf(page, 'luna').getByText('moon')).toBeVisible()
  await expectAccessible('the word bank')

  const search = page.getByRole('searchbox')
  for (const [typed, found] of [
    ['moon', 'luna'],
    ['cafe', 'café'],
    ['milk', 'café'],
    ['osl', 'sol'],
  ] as const) {
    await search.fill(typed)
    await expect.poll(() => terms(page)).toEqual([found])
  }
  await search.fill('zzz')
  await page.getByRole('button', { name: 'Show all words' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Strength', { exact: true }).selectOption('Strong')
  await expect.poll(() => terms(page)).toEqual(['sol'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Tag', { exact: true }).selectOption('sky')
  if (isMobile) await page.getByLabel('Order').selectOption('Weakest first')
  else await page.getByRole('button', { name: 'Strength' }).click()
  await expect.poll(() => terms(page)).toEqual(['luna', 'sol'])
  await page.reload()
  await expect.poll(() => terms(page)).toEqual(['luna', 'sol'])
  await expectAccessible('the word bank, filtered')

  await rowOf(page, 'sol').getByRole('link').click()
  const detail = page.getByRole('dialog', { name: 'sol' })
  await expect(detail.getByText(/Strength 100/)).toBeVisible()
  await expect(detail.getByRole('listitem').filter({ hasText: 'Hace sol.' })).toBeVisible()
  await expectAccessible('a word of the bank')
  await detail.getByText('Tags', { exact: true }).click()
  await detail.getByRole('textbox', { name: 'Add tags' }).fill('warm, day')
  await detail.getByRole('button', { name: 'Add tags' }).click()
  await detail.getByRole('button', { name: 'Take off the tag “sky”' }).click()
  await detail.getByText('Notes', { exact: true }).click()
  await detail.getByLabel('Notes').fill('el astro')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect.poll(() => terms(page)).toEqual(['luna'])
  await page.goto(bankPaths.shown('word=sol'))
  await expect(detail.getByText('el astro')).toBeVisible()
  await expect(detail.getByText(/^(day, warm|warm, day)$/)).toBeVisible()
})

test('[1.3a, 7.12] change many words at once by keyboard, take it back, and see it in another tab @desktop', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words })
  await openBank(page, '/bank?sort=term')
  const other = await context.newPage()
  await openBank(other, '/bank?sort=term')

  await grid(page).getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('2 words picked')).toBeVisible()
  await expect(rowOf(page, 'luna')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible('words picked')
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByRole('dialog').getByLabel('Add tags').fill('home')
  await expectAccessible('the tags of many words')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'café').getByText('home')).toBeVisible()
  await expect(rowOf(other, 'café').getByText('home')).toBeVisible()

  await rowOf(page, 'mesa').focus()
  await page.keyboard.press('Delete')
  await expect(rowOf(page, 'café')).toBeHidden()
  await expect(rowOf(other, 'luna')).toBeHidden()
  await expect.poll(() => terms(page)).toEqual(['mesa', 'sol'])
  await rowOf(page, 'mesa').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => terms(page)).toEqual(['café', 'luna', 'mesa', 'sol'])
  await expect(rowOf(other, 'café').getByText('home')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'café').getByText('home')).toBeVisible()

  await rowOf(page, 'sol').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'sol' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'sol')).toBeFocused()
})

test('[3.12b, 3.13] give a word another spelling, reading and meaning, and take it back @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  const reviews = [{ word: 'mesa', grade: 3, daysAgo: 2 } as const]
  await startWithPast({ page, request, email }, { words, reviews })
  await page.goto(bankPaths.shown('word=mesa'))
  const sheet = page.getByRole('dialog', { name: 'mesa', exact: true })
  await expect(sheet.getByText('Recalled 1 of 1 time.')).toBeVisible()
  await sheet.getByRole('button', { name: 'More' }).click()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit “mesa”' })
  await expectAccessible('a word that is edited')
  await dialog.getByLabel('Word').fill('sol')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This word is in your bank already.')).toBeVisible()
  await dialog.getByLabel('Word').fill('  la   mesa ')
  await dialog.getByLabel('Meaning').fill('where we eat')
  await dialog.getByRole('button', { name: 'Save' }).click()

  const renamed = page.getByRole('dialog', { name: 'la mesa', exact: true })
  await expect(renamed.getByText('where we eat')).toBeVisible()
  // What was reviewed of it is still known.
  await expect(renamed.getByText('Recalled 1 of 1 time.')).toBeVisible()
  await expectAccessible('a word with a meaning of the learner’s own')
  await page.reload()
  await expect(renamed.getByText('where we eat')).toBeVisible()
  await renamed.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await expect(rowOf(page, 'la mesa').getByText('where we eat')).toBeVisible()
  await page.getByRole('searchbox').fill('eat')
  await expect.poll(() => terms(page)).toEqual(['la mesa'])
  await page.getByRole('searchbox').fill('')

  await rowOf(page, 'la mesa').getByRole('link').click()
  await renamed.getByRole('button', { name: 'More' }).click()
  await renamed.getByRole('button', { name: 'Edit' }).click()
  const again = page.getByRole('dialog', { name: 'Edit “la mesa”' })
  await again.getByLabel('Word').fill('mesita')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again).toBeHidden()
  await page
    .getByRole('dialog', { name: 'mesita', exact: true })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(rowOf(page, 'mesita')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'la mesa')).toBeVisible()
})

test.describe('with what the browser keeps of the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[1.3a] words changed without a connection are kept and sent later @desktop', async ({
    page,
    context,
    request,
    email,
  }) => {
    await startWithPast({ page, request, email }, { words })
    await openBank(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await rowOf(page, 'mesa').getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(rowOf(page, 'mesa')).toBeHidden()
    await expect(page.getByText('1 change waits for a connection')).toBeVisible()
    await page.reload()
    await expect(rowOf(page, 'sol')).toBeVisible()
    await expect(rowOf(page, 'mesa')).toBeHidden()
    await context.setOffline(false)
    await expect(page.getByText('You are back online. What was waiting here has been sent.')).toBeVisible()
    await page.evaluate(() => indexedDB.deleteDatabase('lingarden-learner'))
    await openBank(page)
    await expect(rowOf(page, 'mesa')).toBeHidden()
  })
})

test('[1.3a] add words by hand and from a text, of which the known words are marked @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(bankPaths.words)
  await page.getByRole('main').getByRole('link', { name: 'Add words' }).last().click()
  const field = page.getByLabel('Word or phrase')
  await field.fill('coffee')
  await page.getByRole('button', { name: 'Add café', exact: true }).click()
  await expect(page.getByRole('img', { name: 'café is in your bank' })).toBeVisible()
  await expectAccessible('adding by hand')
  await field.fill('a'.repeat(500))
  await expect(page.getByText('A word can have at most 200 characters.')).toBeVisible()
  for (const odd of ['<b>xyz</b>', 'שלום 😀']) {
    await field.fill(odd)
    await page.getByRole('button', { name: `Add “${odd}” as it is` }).click()
    await expect(field).toHaveValue('')
  }

  await page.getByRole('link', { name: 'From a text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Un café, por favor. La mesa, el café y la luna.')
  await expect(page.locator('mark')).toHaveText(['café', 'café'])
  await expect(page.getByText(/Your bank covers \d+% of this text/)).toBeVisible()
  await page.getByRole('checkbox', { name: /^luna/ }).check()
  await page.getByRole('checkbox', { name: /^mesa/ }).check()
  await expectAccessible('adding from a text')
  await page.getByRole('button', { name: 'Add 2 words' }).click()
  await expect(page.locator('mark')).toHaveText(['café', 'mesa', 'café', 'luna'])

  await page.goto(bankPaths.list)
  for (const word of ['café', '<b>xyz</b>', 'שלום 😀', 'luna', 'mesa'])
    await expect(rowOf(page, word)).toBeVisible()
  await rowOf(page, 'mesa').getByRole('link').click()
  await expect(page.getByRole('dialog').getByText('La mesa, el café y la luna.')).toBeVisible()
})

test('[1.3a, 5.7a] import a table without its wrong rows, and take the words out as a file again @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words })
  await page.goto(bankPaths.addBy('file'))
  const choose = async (name: string, content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

  await choose('bad.csv', `word,notes\nbueno,good\n${'x'.repeat(500)},too long\n,nothing\n"open,quote`)
  await expect(page.getByText('3 rows cannot be added; the others can')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Row 3' })).toContainText(
    'A word can have at most 200 characters.',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Row 4' })).toContainText('The word is missing.')
  await expect(page.getByRole('button', { name: 'Add 1 word' })).toBeVisible()
  await expectAccessible('a file with mistakes')

  await choose(
    'good.csv',
    `word,notes,tags,own meaning\n=2+3,"a formula, as text",odd,\nsol,known,,\ncielo,<b>sky</b>,"sky; day",all above us\n`,
  )
  await expect(page.getByRole('heading', { name: '2 words to add' })).toBeVisible()
  await expect(page.getByText('1 word already in your bank, unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 words' }).click()
  await expect(page.getByText('2 words from the file added.')).toBeVisible()

  await page.goto(bankPaths.shown('as=list&source=file'))
  await expect.poll(async () => (await terms(page)).toSorted()).toEqual(['=2+3', 'cielo', 'mesa'])
  await page.getByRole('button', { name: 'Export' }).click()
  await expectAccessible('the export')
  await expect(page.getByLabel('The 3 words in the list')).toBeChecked()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 3 words' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain("'=2+3,")
  expect(text).toContain(',all above us,<b>sky</b>,')
})
