import type { Page } from '@playwright/test'
import { bankPaths, doorPaths, tutorPaths } from '../apps/web/src/lib/paths.ts'
import { holdBack } from './support/failing-proxy.ts'
import { startWithPast } from './support/fill-bank.ts'
import { password, startLearning } from './support/sign-up.ts'
import { storedText } from './support/stored-text.ts'
import { expect, test } from './support/test.ts'

/** What may stay: how this browser shows Lingarden, whoever uses it. */
const ofBrowser = /"lingarden:(theme|interface-language|single-keys)":"(?:[^"\\]|\\.)*"/g

/** Everything that is kept but what belongs to the browser itself. */
const leftBehind = async (page: Page): Promise<string> =>
  (await storedText(page))
    .split('\n')
    .filter((part) => !part.startsWith('workbox-precache'))
    .join('')
    .replaceAll(ofBrowser, '')
    .replaceAll(/[{},]/g, '')

/** Presses the sign-out in the menu. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

/** Waits until something is kept. */
const keeps = (page: Page, text: string) =>
  expect.poll(async () => (await storedText(page)).includes(text), text).toBe(true)

/** Answers of the server that refuse something, from now on. */
function collectRefusals(page: Page): string[] {
  const refusals: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refusals.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (entry) => {
    if (entry.type() === 'error') refusals.push(entry.text())
  })
  return refusals
}

const userIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { user: { id: string } }).user.id
  })

test('[4.4b] a sign-out in the middle of a turn leaves nothing in any storage, in any tab, and the next learner finds nothing @desktop', async ({
  page,
  context,
  request,
  email,
}) => {
  await startLearning(page, request, email, 'Spanish', 'Filiberta')
  const other = await context.newPage()
  await other.goto(bankPaths.dictionary)
  await other.getByRole('searchbox').fill('jard')
  await expect(other.getByRole('listitem').filter({ hasText: 'garden' }).first()).toBeVisible()
  await page.goto(doorPaths.auth)
  await page.goto(tutorPaths.topic('introductions'))
  const message = page.getByRole('textbox', { name: 'Your message' })
  const log = page.getByRole('log')
  await expect(log.locator('[data-message-type="ai"]')).not.toHaveCount(0)
  await message.fill('Hola, me llamo Filiberta')
  await message.press('Enter')
  await expect(log.locator('[data-message-type="ai"]').nth(2)).toBeVisible()
  // Nothing more is sent before the reply has come whole.
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
  const userId = await userIdOf(page)
  await keeps(page, 'Filiberta')
  await keeps(page, 'dictionaries: es-ES')

  // The reply to the next message is on its way.
  const letCome = await holdBack(page, /\/api\/tutor\/turn/)
  await message.fill('Soy de Jaén')
  await message.press('Enter')
  await expect(log).toContainText('Soy de Jaén')
  const refusals = [collectRefusals(page), collectRefusals(other)]
  await signOut(page)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect.poll(() => leftBehind(tab)).toBe('')
  }

  letCome()
  // Somebody else signs in at the same machine, and stays for a while.
  const next = `next-${email}`
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => key.includes('auth-token'))).toEqual([])
  const second = await context.newPage()
  await startLearning(second, request, next, 'French', 'Gustave')
  await second.goto(tutorPaths.topic('introductions'))
  await expect(second.getByRole('log').locator('[data-message-type="ai"]')).not.toHaveCount(0)
  await second.goto(bankPaths.words)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await keeps(second, 'fr-FR')
  const all = [await storedText(second), await storedText(page), await storedText(other)].join('\n')
  const traces = [userId, `"${email}`, 'Filiberta', 'Jaén', 'dictionaries: es-ES', 'courses/es-']
  expect(traces.filter((trace) => all.includes(trace))).toEqual([])
  await expect(second.locator('body')).not.toContainText('Filiberta')
  expect(refusals.flat()).toEqual([])
})

test.describe('with what the browser keeps of the app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('[4.4b] what could not be sent is asked about before a sign-out, which works without a connection, too @desktop', async ({
    page,
    context,
    request,
    email,
    expectAccessible,
  }) => {
    await startWithPast({ page, request, email }, { words: [{ word: 'mesa' }, { word: 'sol' }] })
    await page.goto(bankPaths.list)
    const row = (word: string) =>
      page
        .getByRole('grid')
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: word, exact: true }) })
    const remove = async (word: string) => {
      await row(word).getByRole('checkbox').click()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(row(word)).toBeHidden()
    }
    await expect(row('mesa')).toBeVisible()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await remove('mesa')
    const question = page.getByRole('dialog', { name: 'Some of what you did is not saved yet' })
    await signOut(page)
    await expect(question).toContainText('Some changes are still waiting in this browser to be sent.')
    await expectAccessible('the question before a sign-out')
    await question.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(row('sol')).toBeVisible()
    await signOut(page)
    await question.getByRole('button', { name: 'Sign out and lose it' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect.poll(() => leftBehind(page)).toBe('')
    await context.setOffline(false)

    // What is sent in time is asked about by nobody, and is there the next time.
    const signIn = async () => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/dashboard')
      await page.goto(bankPaths.list)
      await expect(row('sol')).toBeVisible()
    }
    await signIn()
    await remove('mesa')
    await signOut(page)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await signIn()
    await expect(row('mesa')).toBeHidden()
  })
})
