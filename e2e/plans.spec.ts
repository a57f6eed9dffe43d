import { plansPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[1.10, 2.19, 3.27a, 7.4, 7.5] a plan is bought on the test page, names its owner, and is cancelled again @desktop', async ({
  page,
  request,
  email,
  expectAccessible,
}) => {
  await startLearning(page, request, email, 'French')
  await page.goto(plansPaths.home)
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible()
  await expect(page.getByText('you are a Beta Tester on the free plan, Seedling.')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menu').getByText('Beta Tester')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
  await expect(page.getByText('$80 billed once a year')).toBeVisible()
  await expectAccessible('the plans')

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Choose Gardener' }).click()
  const checkout = await opened
  await expect(checkout.getByText('This is a test page: no money moves')).toBeVisible()
  await checkout.getByRole('button', { name: 'Try a payment that is declined' }).click()
  await expect(checkout.getByRole('alert')).toContainText('Nothing has changed')
  await checkout.getByRole('button', { name: 'Begin without paying' }).click()
  await expect(checkout.getByText('Thank you. Your plan has begun')).toBeVisible()
  await checkout.close()

  await page.goto(plansPaths.home)
  await expect(page.getByText(/Paid until/)).toBeVisible()
  await expect(page.getByText('Your plan, paid yearly')).toBeVisible()
  await expect(page.getByText('$80 billed once a year')).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menu').getByText('Gardener')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Tokens/ })).toContainText('30,000')
  await page.keyboard.press('Escape')
  const managed = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Manage your plan' }).click()
  const portal = await managed
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await expect(portal.getByRole('status')).toContainText('Your plan ends with the period you have paid for.')

  await page.reload()
  await expect(page.getByText(/^Gardener ends on .+ and is not renewed\.$/)).toBeVisible()
  await expect(page.getByText(/Paid until/)).toBeHidden()
  await expectAccessible('a plan that ends')
  await portal.getByRole('button', { name: 'Keep the plan' }).click()
  await expect(portal.getByRole('status')).toContainText('Your plan continues.')
  await page.reload()
  await expect(page.getByText(/Paid until/)).toBeVisible()
})
