import { isConversationKept, keptBankBytes, keptCourseFiles } from './support/kept-in-browser.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[5.6a, 4.16a] the tutor goes on without a connection, and what was said is sent when it is back', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'Spanish')
  const prepared = page.waitForResponse(/es\.json-.*\.gz/)
  await page.goto('/tutor')
  const log = page.getByRole('log')
  const replies = log.locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(2)
  await (await prepared).finished()

  await context.setOffline(true)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Yo tiene dos perro')
  await message.press('Enter')
  await expect(replies).toHaveCount(3)
  await expect(page.getByText(/You are offline. The built-in tutor/)).toBeVisible()
  await expect(log.getByText('The built-in tutor, without a connection')).toBeVisible()
  await expectAccessible('the tutor without a connection')

  await context.setOffline(false)
  await expect(page.getByText('You are back. What waited here has been sent.')).toBeVisible()
  await expect(page.getByText(/You are offline. The built-in tutor/)).toBeHidden()
  await message.fill('Buenos días')
  await message.press('Enter')
  await expect(replies).toHaveCount(4)
  await expect(log.getByText('The built-in tutor, without a connection')).toHaveCount(1)
})

test('[3.30, 9.6d] an app that was opened once opens without a connection, with its words and conversations', async ({
  page,
  context,
  request,
  email,
  isMobile,
}) => {
  test.slow()
  await startLearning(page, request, email, 'Spanish')
  const prepared = page.waitForResponse(/es\.json-.*\.gz/)
  await page.goto('/tutor')
  const log = page.getByRole('log')
  const replies = log.locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(2)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Hola, buenos días')
  await message.press('Enter')
  await expect(replies).toHaveCount(3)
  await (await prepared).finished()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect(log.getByRole('button', { name: 'buenos días', exact: true })).toBeVisible()
  // Leaving the tutor brings what was met to the bank.
  const words = page.getByRole('main').getByRole('listitem')
  await expect(async () => {
    await page.goto('/bank')
    await expect(words.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect.poll(() => keptBankBytes(page)).toBeGreaterThan(200)
  await expect.poll(() => keptCourseFiles(page)).toEqual([expect.stringMatching(/\/es-a1-\w+\.json$/)])
  await page.goto('/tutor')
  await expect(replies).toHaveCount(3)

  await context.setOffline(true)
  await page.reload()
  await expect(replies).toHaveCount(3)
  await message.fill('Yo tiene dos perro')
  await message.press('Enter')
  await expect(replies).toHaveCount(4)
  await expect(page.getByText(/You are offline. The built-in tutor/)).toBeVisible()
  await expect.poll(() => isConversationKept(page)).toBe(true)

  await page.goto('/bank')
  await expect(words.first()).toBeVisible()
  await page.goto('/tutor')
  await expect(replies).toHaveCount(4)
  if (isMobile) await page.getByRole('button', { name: 'Session', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Hola, buenos días', exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are back. What waited here has been sent.')).toBeVisible()
})
