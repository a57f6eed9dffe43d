import { tutorPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { sessionButton, startAgain } from './support/session-sheet.ts'
import { expect, test } from './support/test.ts'

test('[1.9a, 1.9b, 4.13, 5.6a, 9.2] a turn costs tokens, and conversations can be read on, renamed and deleted @phone', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto(tutorPaths.topic('introductions'))
  const messages = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(messages).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Hola, buenos días')
  await message.press('Enter')
  await expect(messages).toHaveCount(3)

  const openSides = async () => {
    await sessionButton(page).click()
  }
  await openSides()
  const histories = page.getByRole('region', { name: 'Conversations' })
  await histories.getByRole('button', { name: 'Rename “Meeting someone · Hola, buenos días”' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('First words')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(histories.getByRole('button', { name: 'First words', exact: true })).toBeVisible()
  await expectAccessible('the tutor with its conversations')
  await page.keyboard.press('Escape')

  await startAgain(page)
  await expect(messages).toHaveCount(2)
  await openSides()
  await histories.getByRole('button', { name: 'First words', exact: true }).click()
  await expect(messages).toHaveCount(3)
  await expect(page.getByRole('log')).toContainText('Hola, buenos días')

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByText(/^Tokens/).click()
  const popup = page.getByRole('dialog', { name: 'Tokens' })
  await expect(popup.getByText(/^9,9\d\d$/)).toBeVisible()
  await expect(popup.getByText(/^0\.\d\d% of this month’s 10,000 used$/)).toBeVisible()
  await expectAccessible('the token popup')
  await page.mouse.click(5, 5)
  await expect(popup).toBeHidden()

  await openSides()
  await histories.getByRole('button', { name: 'Delete “First words”' }).click()
  await page
    .getByRole('dialog', { name: 'Delete “First words”' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(histories.getByRole('button', { name: 'First words', exact: true })).toBeHidden()
})
