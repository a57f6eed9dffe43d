import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('a topic is chosen before a talk begins, and the address leads back to it', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/tutor')
  await expect(page).toHaveURL(/\/tutor\?view=topics$/u)
  await expect(page.getByRole('heading', { name: 'What shall we talk about?' })).toBeVisible()
  await expectAccessible('the list of topics')
  await page.getByText('A2', { exact: true }).first().click()
  const topic = page.getByRole('link', { name: /^Back at the café/u })
  await topic.click()
  await expect(page).toHaveURL(/\/tutor\?topic=cafe-a2$/u)
  const lines = page.getByRole('log').locator('[data-message-type="ai"]')
  await expect(lines).toHaveCount(2)
  const opening = await lines.allTextContents()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'A2' })).toBeChecked()
  await page.goForward()
  await expect(lines).toHaveText(opening)
  await page.reload()
  await expect(lines).toHaveText(opening)
})
