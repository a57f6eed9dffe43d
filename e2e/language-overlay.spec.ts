import type { Page } from '@playwright/test'
import { bankPaths, doorPaths } from '../apps/web/src/lib/paths.ts'
import { openOperator } from './support/open-operator.ts'
import { password, startLearning } from './support/sign-up.ts'
import { storedText } from './support/stored-text.ts'
import { expect, test } from './support/test.ts'

/** Notes whenever the overlay of a language change is to be seen, from the first moment of each page. */
async function watchOverlay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenOverlays: seen })
    const look = () => {
      const status = document.querySelector<HTMLElement>('.fixed.inset-0 > [role=status]')
      const isUnderDialog = document.querySelector('[role=dialog][data-state=open]') !== null
      if (status?.checkVisibility()) seen.push(`${status.innerText}${isUnderDialog ? ' under a dialog' : ''}`)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  })
}
const seenOverlays = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenOverlays: string[] }).seenOverlays)

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).hover()
  await page.getByRole('button', { name: new RegExp(`^${language}`) }).click()
}

/** The dictionary and the bank of a language lie in this browser. */
async function isKept(page: Page, code: string): Promise<boolean> {
  const kept = await storedText(page)
  return new RegExp(`/uses: \\S*${code}`).test(kept) && kept.includes(`bank/bank_store_cache_${code}`)
}

test('[4.10b] the overlay of a language change is seen where something loads, and not where all is here after a reload @desktop', async ({
  page,
  request,
  email,
}) => {
  await watchOverlay(page)
  await startLearning(page, request, email, 'Spanish')
  await page.goto(bankPaths.words)
  await expect.poll(() => isKept(page, 'es-ES')).toBe(true)
  await choose(page, 'French')
  await expect.poll(() => seenOverlays(page)).toContainEqual(expect.stringContaining('French'))
  await expect.poll(() => isKept(page, 'fr-FR')).toBe(true)

  for (const [language, code] of [
    ['Spanish', 'es-ES'],
    ['French', 'fr-FR'],
  ] as const) {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const saving = page.waitForRequest((sent) => sent.postData()?.includes('current_language_code') ?? false)
    await choose(page, language)
    expect((await saving).postDataJSON()).toMatchObject({ current_language_code: code })
    await expect(page.getByRole('button', { name: new RegExp(`^${language}`) })).toHaveCount(0)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    expect(await seenOverlays(page)).toEqual([])
    await page.goto(bankPaths.words)
  }
})

test('a question that is asked while a language loads stands alone, not over the overlay @phone', async ({
  page,
  email,
}) => {
  await watchOverlay(page)
  await page.goto(doorPaths.auth)
  const { auth } = await openOperator(page)
  await auth.admin.createUser({ email, password, email_confirm: true })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Spanish' }).click()
  await dialog.getByRole('button', { name: /Feminine/ }).click()
  await dialog.getByRole('button', { name: /Beginner/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'First talk with Alex' })).toBeVisible()
  const seen = await seenOverlays(page)
  expect(seen).toContainEqual(expect.stringContaining('Spanish'))
  expect(seen.filter((text) => text.includes('under a dialog'))).toEqual([])
})
