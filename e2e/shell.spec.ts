import type { Page } from '@playwright/test'
import { friendsPaths, pagePaths, settingsPaths } from '../apps/web/src/lib/paths.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, request, email }) => {
  await startLearning(page, request, email, 'Mandarin')
  await page.goto(pagePaths.dashboard)
})

test('[2.6c, 2.7b, 2.8, 2.29] a signed-in learner comes to the dashboard, inside the shell', async ({
  page,
}) => {
  for (const path of ['/', '/welcome', '/auth']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('banner')).toBeVisible()
    const height = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height)
    expect(Math.round(height), '[9.8b] the height of the bar').toBe(64)
  }
})

test('greets before the dashboard has come, which then stands in the place of the greeting', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/home-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const greeting = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), \S/ })
  await expect(greeting).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const look = async () => {
    const { x, y, height } = (await greeting.boundingBox()) ?? {}
    return { text: await greeting.textContent(), x, y, height }
  }
  const early = await look()
  await expect(page.getByRole('banner')).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await look()).toEqual(early)
})

test('a page whose script did not come is there when it is tried again @desktop', async ({ page }) => {
  // React writes down each error that a boundary has caught.
  page.removeAllListeners('console')
  await page.route(/\/assets\/feedback-page-/, (route) => route.abort(), { times: 1 })
  await page.goto(pagePaths.feedback)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
})

test('[2.48a, 4.9d, 4.9f] the language picker at the user button changes the language @desktop', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Your account' }).hover()
  await page.getByRole('button', { name: /French/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Preparing French' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Feminine/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Masculine/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await page.goto(settingsPaths.home)
  await expect(page.getByText('French').first()).toBeVisible()
})

test('[2.49a, 2.49b, 2.49c, 4.20] the slide-in menu opens, leads on, and closes by a swipe @phone', async ({
  page,
}) => {
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const open = page.getByRole('button', { name: 'Open menu' })
  await expect(menu).toBeHidden()
  await open.click()
  const entries = await menu.locator('a, button:not([aria-label])').allInnerTexts()
  // The first nine are the specification's; nothing else on a phone leads to what follows.
  expect(entries.map((entry) => entry.replace(/\s+[\d,]+$/, ''))).toEqual([
    'Dashboard',
    'Courses',
    'Tutor',
    'Bank',
    'Dictionary',
    'Friends',
    'Tokens',
    'Settings',
    'Sign Out',
    'Review',
    'Analytics',
    'Plans',
    'Help & Tutorial',
    'Feedback',
    ...['Mandarin', 'Spanish', 'French'].map((name) => expect.stringContaining(name)),
  ])
  const title = page.getByRole('banner').locator('span').first()
  await menu.getByRole('link', { name: 'Dictionary' }).click()
  await expect(page).toHaveURL('/bank?view=dictionary')
  await expect(title).toHaveText('Dictionary')
  await expect(menu).toBeHidden()
  for (const [name, path] of [
    ['Bank', '/bank'],
    ['Review', '/review'],
    ['Analytics', '/analytics'],
    ['Plans', '/plans'],
  ] as const) {
    await open.click()
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(title).toHaveText(name)
    await expect(menu).toBeHidden()
  }

  await open.click()
  const swipe = (distance: number) =>
    menu.evaluate((panel, length) => {
      const touchAt = (clientX: number) => new Touch({ identifier: 1, target: panel, clientX, clientY: 300 })
      const send = (type: string, clientX: number) => {
        const touches = [touchAt(clientX)]
        panel.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            touches: type === 'touchend' ? [] : touches,
            changedTouches: touches,
          }),
        )
      }
      send('touchstart', 150)
      send('touchmove', 150 + length)
      send('touchend', 150 + length)
    }, distance)
  await swipe(50)
  await expect(menu).toBeVisible()
  await swipe(51)
  await expect(menu).toBeHidden()
})

/** The areas of the top bar, in their order, with what each is for. */
const areas = [
  ['Dashboard', 'Your day and your garden at a glance'],
  ['Tutor', 'Talk in the language you are learning'],
  ['Courses', 'Units and lessons, step by step'],
  ['Review', 'Bring back what is about to fade'],
  ['Bank', 'Every word you have met'],
  ['Analytics', 'How your practice grows'],
  ['Friends', 'Learn side by side'],
] as const

test('[2.47a] the top bar leads to seven areas and tells of each what it is for @desktop', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(areas.map(([name]) => name))
  for (const [name, description] of areas) {
    await links.filter({ hasText: name }).hover()
    await expect(page.getByRole('tooltip')).toHaveText(description)
    await page.mouse.move(640, 600, { steps: 5 })
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  }
})

const marker = (page: Page) =>
  page.evaluate(() => (history.state as { usr?: { reset?: unknown; timestamp?: unknown } } | null)?.usr)

test('[2.47b] four areas begin anew from within, in the place of the entry; the others are gone to @desktop', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const [name, child] of [
    ['Courses', '/courses/zh-a1'],
    ['Review', '/review/mistakes'],
    ['Bank', '/bank?view=dictionary'],
    ['Tutor', '/tutor'],
  ] as const) {
    await page.goto(child)
    await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
    const entries = await page.evaluate(() => history.length)
    const before = Date.now()
    await links.filter({ hasText: name }).click()
    // The tutor leads on to what one can talk about.
    await expect(page).toHaveURL(name === 'Tutor' ? '/tutor?view=topics' : `/${name.toLowerCase()}`)
    expect(await page.evaluate(() => history.length), name).toBe(entries)
    const { reset, timestamp } = (await marker(page)) ?? {}
    expect(reset).toBe(true)
    expect(timestamp).toBeGreaterThanOrEqual(before)
  }
  await page.goto(friendsPaths.leaderboard)
  const entries = await page.evaluate(() => history.length)
  await links.filter({ hasText: 'Friends' }).click()
  await expect(page).toHaveURL('/friends')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(await marker(page)).toBeFalsy()
})

test('[2.48b] the user menu names learner and plan, and leads to tokens, help, settings and out @desktop', async ({
  page,
}) => {
  const open = () => page.getByRole('button', { name: 'Your account' }).click()
  await open()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('Ada Gärtner')
  await expect(menu, '[1.10] whoever has no plan').toContainText('Beta Tester')
  const items = menu.getByRole('menuitem')
  await expect(items).toHaveText([/^Tokens\s*10,000$/, 'Help & Tutorial', 'Settings', 'Sign Out'])
  await items.filter({ hasText: 'Help' }).click()
  await expect(page).toHaveURL('/support')
  await open()
  await items.filter({ hasText: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await open()
  await items.filter({ hasText: 'Tokens' }).click()
  await expect(page.getByRole('dialog', { name: 'Tokens' })).toBeVisible()
  await page.keyboard.press('Escape')
  await open()
  await items.filter({ hasText: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

test('[9.8a] below 768 px there is the bar of a phone, from there on the top bar @desktop', async ({
  page,
}) => {
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isPhone })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !isPhone })
  }
})
