import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[2.1, 6.1c] the landing page is there without the app, and a tutor talks without an account', async ({
  page,
  request,
  expectAccessible,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Learn a language by talking' })).toBeVisible()
  await expect(page.getByText('Grow your language garden.')).toBeVisible()
  await expectAccessible('the landing page')
  expect(scripts.length, 'scripts of the first load').toBeLessThanOrEqual(2)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'what the landing page is too wide by').toBeLessThanOrEqual(0)

  // The first thing to do stands above the fold, and is the first that can be reached but for signing in.
  for (const language of ['Mandarin', 'Spanish', 'French']) {
    const window = await page.getByRole('link', { name: new RegExp(`${language} with `) }).boundingBox()
    expect((window?.y ?? 0) + (window?.height ?? Infinity), language).toBeLessThan(
      page.viewportSize()?.height ?? 0,
    )
  }
  const before = scripts.length
  const asked: string[] = []
  await page.getByRole('link', { name: /Spanish with / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is Spanish new to you?' })).toBeFocused()
  expect(scripts.length).toBeGreaterThan(before)
  page.on('request', (request_) => asked.push(new URL(request_.url()).pathname))
  await page.getByRole('button', { name: /I am new to it/ }).click()
  await page.getByRole('button', { name: /^¡Hola!/ }).click()
  await expect(page.getByText('You said: ¡Hola!')).toBeVisible()
  // What is said stays in this browser. Whether the site is open is read anew whenever the connection that tells of it stands.
  const sent = asked.filter((path) => /\/(?:api|rest|auth)\//.test(path))
  expect(sent.filter((path) => path !== '/rest/v1/app_settings')).toEqual([])

  for (const path of ['/social-en.png', '/icon-512.png', '/manifest.webmanifest', '/sitemap.xml']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' })

  test('reads the landing page in French, and keeps another choice @desktop', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('link', { name: /Mandarin avec / }).click()
    await expect(page.getByRole('heading', { name: /Débutez-vous en mandarin/ })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { name: 'Aprende un idioma conversando' })).toBeVisible()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
  })
})

test('[2.8] whoever is signed in goes on from the landing page to the dashboard @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
})
