import type { Page } from '@playwright/test'
import { pagePaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { holdBack, spoil, spoiled } from './support/failing-proxy.ts'
import { openOperator } from './support/open-operator.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const allData = /\/rest\/v1\//
/** All that a page asks for but who the learner is, and the files of the courses. */
const allButProfile = /\/rest\/v1\/(?!profiles|app_settings)|\/functions\/v1\/|\/assets\/es-a1/

test.beforeEach(async ({ page, request, email }) => {
  // What failed is written down for whoever looks into it; here it all is meant to fail.
  page.removeAllListeners('console')
  await startLearning(page, request, email, 'Spanish')
})

/** Pages that are about a learner, and what they show once they have what they asked for. */
const pages = [
  ['/dashboard', 'of 10 minutes'],
  ['/tutor?topic=introductions', 'Your message'],
  ['/tutor?view=topics', 'What shall we talk about?'],
  ['/review', 'Nothing to review yet'],
  ['/bank', 'My words'],
  ['/courses', 'lessons played'],
  ['/analytics', 'Nothing to show yet'],
  ['/friends', 'Your code'],
  ['/settings', 'Display name'],
] as const

/** As a browser is in which nobody has been yet: what it kept of a learner would be shown. */
async function forgetAll(page: Page) {
  await page.goto('/config.json')
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}

/** One page after another, each first spoilt and then mended, by its own button. */
async function tryPages(page: Page, walked: readonly (typeof pages)[number][], how: keyof typeof spoiled) {
  for (const [path, content] of walked) {
    await forgetAll(page)
    const mend = await spoil(page, allData, spoiled[how])
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Your account could not be loaded')
    await expect(page.getByRole('main')).not.toContainText('Choose a language')
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await mend()
    // What lost its connection asks again by itself as well, and may be quicker than the press.
    await again.click({ timeout: 2000 }).catch(() => undefined)
    await expect(page.getByText(content).or(page.getByLabel(content)).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
}

test('every page tells of a failure, and opens once it is tried again', async ({ page, isMobile }) => {
  test.slow()
  if (isMobile) await page.emulateMedia({ colorScheme: 'dark' })
  await tryPages(page, pages, isMobile ? 'a cut connection' : 'a server that breaks')
})

// What an answer is taken for is found out before any page: one page is enough to see it.
test('a page tells of every kind of failure, and opens once it is tried again @desktop', async ({ page }) => {
  const [dashboard] = pages
  for (const how of ['a page of a proxy', 'a page in the place of an answer', 'a firewall'] as const)
    await tryPages(page, [dashboard], how)
})

const ownTexts = [
  ['/dashboard', 'Your day and your garden could not be loaded.', 'of 10 minutes'],
  ['/review', 'Your reviews could not be loaded.', 'Nothing to review yet'],
  ['/bank', 'Failed to load words', 'Your bank is empty'],
  ['/courses', 'The course could not be loaded.', 'lessons played'],
  ['/analytics', 'Your days could not be loaded.', 'Nothing to show yet'],
  ['/friends', 'Your friends could not be loaded.', 'Your code'],
  ['/settings', 'This cannot be shown now.', 'Your first month'],
  ['/plans', 'Your plan could not be checked', 'Your plan'],
] as const

// A test for each page: one that walks through them all takes minutes where the machine has much else to do.
for (const [path, failed, content] of ownTexts) {
  const size = path === '/dashboard' ? '' : ' @desktop'
  test(`[8.10a] where only some answers fail, ${path} says which, and asks for them again${size}`, async ({
    page,
    expectAccessible,
  }) => {
    await forgetAll(page)
    const mend = await spoil(page, allButProfile, spoiled['a server that breaks'])
    await page.goto(path)
    const told = page.getByRole('alert').filter({ hasText: failed })
    await expect(told.first()).toBeVisible()
    if (path === '/dashboard') await expectAccessible('a dashboard that could not be loaded')
    await mend()
    // What failed together is asked for together where one cause is likely; sections ask for themselves.
    await expect(async () => {
      // A notice may go by itself between the look and the press.
      if (await told.first().isVisible()) await told.first().getByRole('button').click({ timeout: 2000 })
      await expect(told).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await expect(page.getByText(content).first()).toBeVisible()
  })
}

test('a server that hangs is said to be slow, over what waits for it', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await page.clock.install()
  // A phone has less room for it: there every page is looked at.
  for (const [path, content] of isMobile ? pages : pages.slice(0, 1)) {
    await forgetAll(page)
    const answer = await holdBack(page, allData)
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    const topOfPage = () =>
      page.evaluate(() => document.querySelector('#content')?.lastElementChild?.getBoundingClientRect().top)
    const before = await topOfPage()
    const note = page.getByRole('status').filter({ hasText: 'The server is taking longer than usual.' })
    await expect(async () => {
      await page.clock.runFor(2000)
      await expect(note).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(await topOfPage(), `${path} does not jump`).toBe(before)
    if (path === '/dashboard') await expectAccessible('a dashboard that waits')
    answer()
    await page.clock.resume()
    await expect(page.getByText(content).or(page.getByLabel(content)).first()).toBeVisible()
    await expect(note).toBeHidden()
  }
})

/** Scripts that are asked for by a press, how, what then stands there, and where the press is made. */
const parts = [
  ['tour', '/support', 'Take the tour', 'What to do now'],
  ['shortcuts-sheet', '/support', 'Keyboard shortcuts', 'Keyboard shortcuts'],
  ['goal-dialog', '/dashboard', 'Change goal', 'Daily goal'],
  ['feedback-dialog', '/dashboard', 'Give feedback', 'Your feedback'],
] as const

for (const [script, path, button, dialog] of parts) {
  test(`where the script of “${button}” does not come, the page goes on, says so, and tries again @desktop`, async ({
    page,
  }) => {
    const mend = await spoil(page, new RegExp(`/assets/${script}-`), 'cut')
    await page.goto(path)
    const opener = page.getByRole('button', { name: button })
    await opener.click()
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'This did not open' })
    await expect(toast).toBeVisible()
    // Neither the page nor what is around it has gone, and the button can be pressed.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(opener).toBeEnabled()
    await expect(opener).not.toHaveAttribute('aria-busy', 'true')
    await mend()
    await toast.getByRole('button', { name: 'Try again' }).click()
    // Browsers ask once only for a script; the page was loaded anew for it.
    await expect(async () => {
      // The tour goes on by itself where it was broken off.
      const opened = page.getByRole('dialog', { name: dialog })
      if (!(await opened.isVisible())) await opener.click({ timeout: 2000 })
      await expect(opened).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
}

test('[8.19c] where the page cannot be captured, its script missing, the form opens without a picture @desktop', async ({
  page,
}) => {
  await spoil(page, /\/assets\/capture-page-/, 'cut')
  await page.goto(pagePaths.dashboard)
  await page.getByRole('button', { name: 'Give feedback' }).click()
  const form = page.getByRole('dialog', { name: 'Your feedback' })
  await expect(form).toBeVisible()
  await expect(form.getByText('Your comment goes without one.')).toBeVisible()
  await form.getByLabel('Comment').fill('The form is here.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Thank you.')).toBeVisible()
})

test('menus whose script does not come leave a button that tries again', async ({ page, isMobile }) => {
  const mend = await spoil(page, /\/assets\/(menu|mobile-menu|user-menu)-/, 'cut')
  await page.goto(pagePaths.dashboard)
  const name = isMobile ? 'Open menu' : 'Your account'
  await expect(page.getByText('of 10 minutes')).toBeVisible()
  await mend()
  await page.getByRole('button', { name }).click()
  await expect(async () => {
    await page.getByRole('button', { name }).click({ timeout: 2000 })
    await expect(page.getByText('Sign Out')).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('what stands beside every page takes none with it where its script does not come @desktop', async ({
  page,
}) => {
  await spoil(page, /\/assets\/background-/, 'cut')
  await page.goto(pagePaths.dashboard)
  await expect(page.getByText('This did not open')).toBeVisible()
  await expect(page.getByText('of 10 minutes')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bank' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Word bank' })).toBeVisible()
})

test('what was typed outlives a turn that fails and a reload', async ({ page }) => {
  await page.goto(tutorPaths.topic('introductions'))
  const field = page.getByRole('textbox', { name: 'Your message' })
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
  await field.fill('Una frase que aún no')
  await page.reload()
  await expect(field).toHaveValue('Una frase que aún no')
  const mend = await spoil(page, /\/api\/tutor\/turn/, spoiled['a server that breaks'])
  await field.press('Enter')
  await expect(page.getByText('Sorry, an error occurred. Please try again.')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('Una frase que aún no')
  await mend()
  await page.getByRole('log').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('log').locator('[data-message-type="ai"]').nth(2)).toBeVisible()
  await expect(field).toHaveValue('')
})

test('[8.2a] whoever writes too often reads how long to wait; of another failure what the product says', async ({
  page,
}) => {
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
  const answer = { status: 429, headers: { 'retry-after': '40' }, json: { error: 'That was a lot at once.' } }
  await page.route(/\/api\/tutor\/turn/, (route) => route.fulfill(answer))
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hola')
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(page.getByRole('log')).toContainText('Please wait 40 seconds and try again.')
  await page.unroute(/\/api\/tutor\/turn/)
  await spoil(page, /\/api\/tutor\/turn/, spoiled['a server that breaks'])
  await page.getByRole('log').getByRole('button', { name: 'Try again' }).click()
  const sorry = 'Sorry, there was an error processing your request. Please try again.'
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: sorry })
  await expect(toast).toContainText('AI Error')
})

/** Spends what a learner has, as turns do. */
async function spendAll(page: Page, email: string) {
  const operator = await openOperator(page)
  const { data } = await operator
    .from('profiles')
    .select('id, credits')
    .eq('email', email)
    .single()
    .throwOnError()
  await operator
    .rpc('reserve_credits', {
      p_user_id: data.id,
      p_amount: data.credits,
      p_kind: 'reply',
      p_key: crypto.randomUUID(),
      p_today: new Date().toISOString().slice(0, 10),
    })
    .throwOnError()
}

test('[8.1] without tokens a message is refused, and the text of the toast opens the tokens, by the keyboard, too', async ({
  page,
  email,
  expectAccessible,
}) => {
  await page.goto(tutorPaths.topic('introductions'))
  await expect(page.getByRole('log').locator('[data-message-type="ai"]')).toHaveCount(2)
  await spendAll(page, email)
  const send = async () => {
    await page.getByRole('textbox', { name: 'Your message' }).fill('Hola')
    await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  }
  await send()
  const text = page.getByRole('button', { name: /Out of Tokens.*Click here to check your remaining credits/ })
  await expect(text).toBeVisible()
  // A toast that is pointed at stays.
  await text.hover()
  await expectAccessible('a toast that can be pressed')
  await text.press('Enter')
  const popup = page.getByRole('dialog', { name: 'Tokens' })
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
  await page.getByRole('log').getByRole('button', { name: 'Try again' }).click()
  await text.click()
  await expect(popup).toBeVisible()
  await expect(popup.getByText('100.00% of this month’s 10,000 used')).toBeVisible()
})
