import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bankPaths } from '../apps/web/src/lib/paths.ts'
import { makePackage, type MadeDeck } from '../packages/anki/test/make-package.ts'
import { startWithPast, type PastWord } from './support/fill-bank.ts'
import { expect, test } from './support/test.ts'

const past: PastWord[] = [
  { word: 'sol', seen: 40 },
  { word: 'luna', isMet: true },
]
const day = 86_400_000
const created = Date.now() - 200 * day

/** A deck that asks in English, as many do, with a card in review. */
const deck: MadeDeck = {
  created,
  types: [{ id: 1, name: 'Spanish words', fields: ['English', 'Back', 'Audio'], questions: ['{{English}}'] }],
  notes: [
    {
      typeId: 1,
      fields: ['the beach', '<b>la playa</b>', '[sound:playa.mp3]'],
      tags: 'summer',
      cards: [{ type: 2, due: 190, interval: 60, data: '{"s":60,"d":5}' }],
    },
    { typeId: 1, fields: ['the sun', 'el sol', ''] },
    { typeId: 1, fields: ['the moon', 'la luna', ''] },
    { typeId: 1, fields: ['a little', 'un poco', ''] },
    { typeId: 1, fields: ['nothing', '', ''] },
    { typeId: 1, fields: ['<img src=x onerror="document.title=\'taken\'">window', 'la ventana', ''] },
  ],
  media: ['playa.mp3', '../../secret.jpg'],
}

const choose = (page: Page, name: string, content: Uint8Array | string) =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })
const table = (page: Page) => page.getByRole('region', { name: 'The first words' })
const grid = (page: Page) => page.getByRole('grid', { name: 'Your words' })
const terms = async (page: Page) =>
  (await grid(page).getByRole('row').getByRole('link').allTextContents()).toSorted()

test('[1.3a, 5.7a] import a deck of Anki: columns, preview, what stays out, and the way back', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words: past })
  await page.goto(bankPaths.addBy('file'))
  await choose(page, 'spanish.apkg', makePackage(deck, 'new'))

  // The dictionary knows which column is the language that is learnt.
  await expect(page.getByLabel('Back', { exact: true })).toHaveValue('word')
  await expect(page.getByLabel('English', { exact: true })).toHaveValue('meaning')
  await page.getByLabel('Audio', { exact: true }).selectOption('Leave out')
  await expect(page.getByRole('heading', { name: '4 words to add' })).toBeVisible()
  await expect(page.getByText('1 word already in your bank, unchanged')).toBeVisible()
  await expect(page.getByText('1 word with its review schedule')).toBeVisible()
  await expect(page.getByText('2 sounds and pictures are left out')).toBeVisible()
  await expect(page.getByText('1 row cannot be added; the others can')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Row 5' })).toContainText('The word is missing.')
  const rows = table(page).getByRole('row')
  await expect(rows.filter({ hasText: 'playa' })).toContainText('the beach')
  await expect(rows.filter({ hasText: 'playa' }).getByRole('cell').first()).toHaveText('playa')
  await expect(rows.filter({ hasText: 'a little' }).getByRole('cell').first()).toHaveText('un poco')
  await expectAccessible('the columns and the preview of a deck')
  await page.screenshot({ path: test.info().outputPath('preview.png'), fullPage: true })

  await page.getByRole('button', { name: 'Add 4 words' }).click()
  await expect(page.getByText('4 words from the file added.')).toBeVisible()
  expect(await page.title()).not.toBe('taken')
  await expectAccessible('an import that is done')
  await page.screenshot({ path: test.info().outputPath('done.png'), fullPage: true })
  await page.goto(bankPaths.list)
  await expect.poll(() => terms(page)).toEqual(['luna', 'playa', 'sol', 'un poco', 'ventana'])

  await page.goto(bankPaths.addBy('file'))
  await page.getByRole('button', { name: 'Undo: spanish.apkg' }).click()
  await expect(page.getByText('4 words taken out again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo: spanish.apkg' })).toBeHidden()
  await page.goto(bankPaths.list)
  await expect.poll(() => terms(page)).toEqual(['sol'])
})

test('a table whose columns have other names is mapped by hand; an import that breaks off goes on', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { words: past })
  await page.goto(bankPaths.addBy('file'))
  await choose(page, 'list.csv', 'Wort;Bedeutung;Beispiel\nla mesa;Tisch;La mesa es grande.\nel mar;Meer;')
  await page.getByRole('checkbox', { name: 'The first row names the columns' }).check()
  await page.getByLabel('Beispiel', { exact: true }).selectOption('Sentence')
  await expect(table(page).getByRole('row').filter({ hasText: 'mesa' })).toContainText('La mesa es grande.')
  await page.route('**/rpc/import_words', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Add 2 words' }).click()
  await expect(page.getByText('The import was interrupted.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2 words from the file added.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('2 words taken out again')).toBeVisible()
})

test('a file that is none says so in one sentence @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startWithPast({ page, request, email }, { words: past })
  await page.goto(bankPaths.addBy('file'))
  const whole = makePackage(deck, 'new')
  const cases: [string, Uint8Array, RegExp][] = [
    ['half.apkg', whole.slice(0, whole.length / 2), /The file is damaged/],
    [
      'book.xlsx',
      Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]),
      /not an Anki deck/,
    ],
    ['picture.png', Uint8Array.from([0x89, 0x50, 0, 1]), /No words can be read from this file/],
  ]
  for (const [name, content, said] of cases) {
    await choose(page, name, content)
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
  }
  await expectAccessible('a file that is none')
})

test('the words go out as a deck of Anki, and as a table with their schedule @desktop', async ({
  page,
  request,
  email,
}) => {
  await startWithPast(
    { page, request, email },
    {
      words: past,
      reviews: [
        { word: 'sol', grade: 3, daysAgo: 9 },
        { word: 'sol', grade: 3, daysAgo: 2 },
      ],
    },
  )
  await page.goto(bankPaths.list)
  await expect(grid(page).getByRole('row').getByRole('link')).toHaveCount(1)
  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('radio', { name: format }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export \d+ word/ }).click()
    return readFile(await (await download).path())
  }
  expect((await save('Table (CSV)')).toString()).toMatch(/^sol,.*recognition: due \d{4}-.*stability \d/mu)
  const file = await save('Anki deck')
  await page.goto(bankPaths.addBy('file'))
  await choose(page, 'again.apkg', file)
  await expect(page.getByLabel('Term', { exact: true })).toHaveValue('word')
})
