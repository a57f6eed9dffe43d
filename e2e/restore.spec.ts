import { readFile } from 'node:fs/promises'
import { bankPaths, settingsPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast } from './support/fill-bank.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('an export is restored by another account: words, reviews and settings, and what is no export says so', async ({
  page,
  request,
  email,
  browser,
  expectAccessible,
}) => {
  test.slow()
  await startWithPast(
    { page, request, email },
    {
      words: [
        { word: 'sol', seen: 40, tags: ['sky'], notes: 'warm' },
        { word: 'luna', seen: 2 },
      ],
      reviews: [
        { word: 'sol', grade: 3, daysAgo: 9 },
        { word: 'sol', grade: 3, daysAgo: 2 },
      ],
    },
  )
  await page.goto(settingsPaths.home)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all data' }).click()
  const file = await readFile(await (await download).path())

  const context = await browser.newContext()
  const other = await context.newPage()
  await startLearning(other, request, `other-${email}`, 'Spanish')
  await other.goto(settingsPaths.home)
  const choose = (name: string, buffer: Buffer) =>
    other.getByLabel('Restore from a file').setInputFiles({ name, mimeType: 'application/json', buffer })
  const dialog = other.getByRole('dialog')
  const cases: [Buffer, RegExp][] = [
    [Buffer.from('{"format":"lingarden-words","words":[]}'), /This file has only words/],
    [file.subarray(0, file.length / 2), /damaged or incomplete/],
    [Buffer.from('word,notes'), /This is not a Lingarden export/],
  ]
  for (const [content, said] of cases) {
    await choose('file.json', content)
    await expect(dialog.getByRole('alert')).toHaveText(said)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  }

  await choose('lingarden.json', file)
  await expect(dialog.getByText('2 words')).toBeVisible()
  await expect(dialog.getByText('2 reviews')).toBeVisible()
  await other.screenshot({ path: test.info().outputPath('restore.png') })
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText(/entries from the file are here now/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await other.goto(bankPaths.list)
  const grid = other.getByRole('grid', { name: 'Your words' })
  await expect
    .poll(async () => (await grid.getByRole('row').getByRole('link').allTextContents()).toSorted())
    .toEqual(['luna', 'sol'])
  await grid.getByRole('link', { name: 'sol' }).click()
  await expect(other.getByRole('dialog').getByText('warm')).toBeVisible()
  await context.close()
  await expectAccessible('the settings')
})
