import { chooseLanguage, confirm, signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[5.6a, 4.16a] the tutor goes on without a connection, and what was said is sent when it is back', async ({
  page,
  context,
  request,
  email,
  expectAccessible,
}) => {
  await signUp(page, email)
  await confirm(page, request, email)
  await chooseLanguage(page, 'Spanish')
  const prepared = page.waitForResponse(/es\.json-.*\.gz/)
  await page.goto('/tutor')
  const log = page.getByRole('log')
  const replies = log.locator('[data-message-type="ai"]')
  await expect(replies).toHaveCount(2)
  await (await prepared).finished()

  await context.setOffline(true)
  await expect(page.getByText(/built-in tutor in this browser goes on/)).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('Yo tiene dos perro')
  await message.press('Enter')
  await expect(replies).toHaveCount(3)
  await expect(log.getByText('The built-in tutor, without a connection')).toBeVisible()
  await expectAccessible('the tutor without a connection')

  await context.setOffline(false)
  await expect(page.getByText('You are back. What waited here has been sent.')).toBeVisible()
  await expect(page.getByText(/built-in tutor in this browser goes on/)).toBeHidden()
  await message.fill('Buenos días')
  await message.press('Enter')
  await expect(replies).toHaveCount(4)
  await expect(log.getByText('The built-in tutor, without a connection')).toHaveCount(1)
})
