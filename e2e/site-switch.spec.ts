import { startOwnServer, type OwnServer } from './support/own-server.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<{ server: OwnServer }>({
  server: async ({ page }, use) => {
    const server = await startOwnServer()
    await use(server)
    // A page that is still open would look for it.
    await page.goto('about:blank')
    await server.close()
  },
})

test('[1.12, 2.25a, 2.25b, 2.33b, 2.33c, 7.10] an operator closes sign-up and the whole site while a visitor looks on @desktop', async ({
  page,
  server: { url, operator },
  expectAccessible,
}) => {
  const set = async (change: Record<string, unknown>) => {
    const { error } = await operator.from('app_settings').update(change).eq('id', 'global')
    expect(error).toBeNull()
  }
  await page.goto(`${url}/auth?mode=signup`)
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()

  await set({ signup_disabled: true, signup_disabled_message: 'The garden is full until spring.' })
  await expect(page.getByText('The garden is full until spring.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign up disabled' })).toBeDisabled()
  await expect(page.getByLabel('Full name')).toBeDisabled()
  await expectAccessible('sign-up while it is disabled')
  await set({ signup_disabled_message: null })
  await expect(page.getByText('Sign-ups are temporarily unavailable. Please try again later.')).toBeVisible()
  await page.goto(`${url}/auth`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Create an account/ })).toBeHidden()

  await set({ site_disabled: true, site_disabled_message: 'We are repotting. Back at noon.' })
  await expect(page.getByText('We are repotting. Back at noon.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
  await expect(page).toHaveTitle('We are repotting. Back at noon.')
  await expectAccessible('maintenance')
  // The landing page, which is written without the app, gives way as well.
  await page.goto(url)
  await expect(page.getByText('We are repotting. Back at noon.')).toBeVisible()
  await page.goto(`${url}/auth`)
  await expect(page).toHaveTitle('We are repotting. Back at noon.')
  await set({ site_disabled: false })
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).not.toHaveTitle(/repotting/)
})

test('[2.25a] a site that closes in the middle of a form says so, and gives the form back as it was @phone', async ({
  page,
  server: { url, operator },
}) => {
  const set = async (change: Record<string, unknown>) => {
    const { error } = await operator.from('app_settings').update(change).eq('id', 'global')
    expect(error).toBeNull()
  }
  // The news is held up: only the refusal itself tells.
  await page.routeWebSocket(/realtime/, () => undefined)
  await page.goto(`${url}/auth`)
  await page.getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Password', { exact: true }).fill('garden-path-7')
  await set({ site_disabled: true, site_disabled_message: 'We are repotting. Back at noon.' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('We are repotting. Back at noon.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden()
  await set({ site_disabled: false })
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('garden-path-7')
})
