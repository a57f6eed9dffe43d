import { findMarks } from './support/marks.ts'
import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('[2.1, 6.1c] the landing page is there without the app, and its tutor answers without an account', async ({
  page,
  request,
  expectAccessible,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url())
  })
  // Which scene is played is left to chance, and what is said here fits some better than others.
  await page.addInitScript(() => (Math.random = () => 0))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Learn a language by talking' })).toBeVisible()
  await expect(page.getByText('Grow your language garden.')).toBeVisible()
  await expectAccessible('the landing page')
  expect(scripts.length, 'scripts of the first load').toBeLessThanOrEqual(2)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'what the landing page is too wide by').toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Talk in Spanish' }).click()
  const log = page.getByRole('log', { name: 'Conversation with the tutor' })
  await expect(log).toBeFocused()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Soy cansada hoy.')
  await expect(page.getByRole('group', { name: 'You could say' }).getByRole('button').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(log.getByText('A passing state such as “cansada” takes “estar”.')).toBeVisible()
  await expect(log.locator('del')).toHaveText('Soy')
  await expectAccessible('the sample of the tutor')

  for (const path of ['/social-en.png', '/icon-512.png', '/manifest.webmanifest', '/sitemap.xml']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('another language takes the focus along, and French begins no line with a mark @phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Talk in Spanish' }).press('Enter')
  const log = page.getByRole('log', { name: 'Conversation with the tutor' })
  await expect(log.locator('[lang=es-ES]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Another language' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Talk in Spanish' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(log).toBeFocused()
  await expect(log.locator('[lang=fr-FR]').first()).toBeVisible()
  await expect(log.locator('[lang=es-ES]')).toHaveCount(0)

  const said = 'Bonjour ! Ça va ? Un café, s’il vous plaît ! « Merci » : au revoir !'
  await page.getByRole('textbox', { name: 'Your message' }).fill(said)
  await page.getByRole('button', { name: 'Send' }).click()
  const sentence = log.getByText(said)
  await expect(sentence).toBeVisible()
  for (let width = 300; width < 420; width += 10) {
    await page.setViewportSize({ width, height: 844 })
    expect(await findMarks(sentence), `at ${width} pixels`).toEqual({ marks: 6, alone: 0 })
  }
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' })

  test('reads the landing page in French, and keeps another choice @desktop', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('button', { name: 'Parler en mandarin' }).click()
    await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeVisible()
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
