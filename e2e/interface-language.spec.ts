import { doorPaths, pagePaths } from '../apps/web/src/lib/paths.ts'
import { newestMail } from './support/mailbox.ts'
import { confirm, password } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is spoken to in Spanish, and keeps another choice @desktop', async ({ page, expectAccessible }) => {
    await page.goto(doorPaths.auth)
    await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expectAccessible('sign-in in Spanish')
    await page.getByLabel('Idioma de la interfaz').selectOption('中文')
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await page.reload()
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await expectAccessible('sign-in in Chinese')
  })

  test('is told in Spanish that no texts came, and has them when it tries again @desktop', async ({
    page,
    expectAccessible,
  }) => {
    await page.route(/\/assets\/(es|en)-[\w-]+\.js$/, (route) => route.abort())
    await page.goto(doorPaths.auth)
    await expect(page.getByRole('alert')).toHaveText('No se ha podido cargar Lingarden.')
    await expectAccessible('a start that failed')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { name: 'Hola de nuevo' })).toBeVisible()
  })
})

test.describe('a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' })

  test('gets its mails and screens in French, and changes the language in the settings @phone', async ({
    page,
    request,
    email,
    expectAccessible,
  }) => {
    await page.goto(doorPaths.signUp)
    await page.getByLabel('Nom complet').fill('Ada Gärtner')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByLabel('Confirmez le mot de passe').fill(password)
    await page.getByRole('checkbox', { name: /Conditions d’utilisation/ }).check()
    await page.getByRole('button', { name: 'Créer un compte' }).click()
    await expect(page.getByRole('heading', { name: 'Confirmez votre adresse' })).toBeVisible()
    expect((await newestMail(request, email)).subject).toBe('Confirmez votre adresse e-mail')

    await confirm(page, request, email)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: /Quelle langue/ })).toBeVisible()
    await expectAccessible('the language dialog in French')
    await dialog.getByRole('button', { name: 'Mandarin' }).click()
    await dialog.getByRole('button', { name: 'Débutant' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Première conversation avec Xiaoyu' }),
    ).toBeVisible()
    await expectAccessible('the first talk in French')
    await page.getByRole('link', { name: 'Quitter' }).click()
    await expect(page).toHaveURL(pagePaths.dashboard)
    for (const path of ['/dashboard', '/bank', '/tutor', '/plans', '/support', '/settings']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `what ${path} is too wide by`).toBeLessThanOrEqual(0)
    }
    await expectAccessible('the settings in French')
    await page.getByLabel('Langue de l’interface').selectOption('English')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  })
})
