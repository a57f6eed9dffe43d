import { startLearning } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const guarded = [
  '/dashboard',
  '/tutor',
  '/review',
  '/review/practice/results',
  '/review/activity/1',
  '/bank',
  '/word-bank',
  '/analytics',
  '/friends',
  '/feedback',
  '/settings',
  '/support',
  '/plans',
  '/courses',
  '/courses/es-a1/units/first-words',
  '/courses/es-a1/practice/flashcards',
]

test('[2.3a, 2.7a, 2.27, 6.1c] a visitor comes to /auth from every page of a learner, and reaches the public ones @desktop', async ({
  page,
}) => {
  for (const path of guarded) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/auth(\?|$)/)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
  for (const [path, heading] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('[2.2c] native and mobile, true or 1, show /auth without its picture @desktop', async ({ page }) => {
  const picture = page.locator('aside')
  for (const [query, pictures] of [
    ['', 1],
    ['?native=false', 1],
    ['?native=1', 0],
    ['?native=true', 0],
    ['?mobile=true', 0],
    ['?mode=signup&mobile=1', 0],
  ] as const) {
    await page.goto(`/auth${query}`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(picture, query).toHaveCount(pictures)
  }
})

test('[3.29, 4.9b] a change of language is told to the page, and the tutor begins anew in it @desktop', async ({
  page,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish')
  await page.goto('/tutor?topic=introductions')
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]').first().locator('[lang="es-ES"]')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hola, me llamo Ada')
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(log).toContainText('Hola, me llamo Ada')
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('languageChanged', (event) => resolve((event as CustomEvent<unknown>).detail))
      }),
  )
  await page.getByRole('button', { name: 'Your account' }).hover()
  await page.getByRole('button', { name: /French/ }).click()
  expect(await told).toEqual({ code: 'fr-FR', previousCode: 'es-ES' })
  await expect(log.locator('[data-message-type="ai"]').first().locator('[lang="fr-FR"]')).toBeVisible()
  await expect(log).not.toContainText('Hola, me llamo Ada')
  await expect(log.locator('[lang="es-ES"]')).toHaveCount(0)
})
