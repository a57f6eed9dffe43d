import { bankPaths } from '../apps/web/src/lib/paths.ts'
import { fillBank } from './support/fill-bank.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

// No service worker here: nothing of the app is kept, as in the first moments of a learner.
test('an edit without a connection arrives when it is back, from the same page @desktop', async ({
  page,
  context,
  request,
  email,
}) => {
  const client = await startLearning(page, request, email, 'Spanish')
  await fillBank(page, email, { words: [{ word: 'sol' }] })
  const senders = page.waitForResponse(/\/send-edit-/)
  await page.goto(bankPaths.shown('word=sol'))
  const word = page.getByRole('dialog', { name: 'sol', exact: true })
  await word.getByText('Notes', { exact: true }).click()
  const notes = word.getByLabel('Notes')
  await expect(notes).toBeVisible()
  await (await senders).finished()
  await context.setOffline(true)
  await notes.fill('warm and yellow')
  await notes.blur()
  await context.setOffline(false)
  await expect
    .poll(async () => (await client.from('user_dictionaries').select('notes').throwOnError()).data)
    .toEqual([{ notes: 'warm and yellow' }])
})
