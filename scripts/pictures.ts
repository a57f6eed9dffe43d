// Makes the pictures of the README from the garden of the demonstration: npm run pictures. Each is of the same learner, so
// that what one shows fits the others.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { readConfig } from '../apps/server/src/config.ts'
import { startServer } from '../apps/server/src/start-server.ts'
import { launchOptions } from '../e2e/support/chromium.ts'
import { demoAccount, seedAccount } from './demo/seed-account.ts'

const viewport = { width: 1280, height: 800 }

/** A sentence with mistakes that the built-in tutor is sure of. */
const sentence = 'Me gusta mucho el comida de mi madre.'

const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-pictures-'))
const server = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }))
const browser = await chromium.launch(await launchOptions())
try {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await seedAccount(server.backend, server.url, { now: Date.now(), timeZone })
  const page = await browser.newPage({
    viewport,
    baseURL: server.url,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await signIn(page)
  await page.getByRole('link', { name: /^Review / }).waitFor()
  await save(page, 'dashboard')
  await page.goto('/analytics')
  await page.getByRole('region', { name: 'What you remember' }).waitFor()
  await save(page, 'analytics')
  await page.goto('/tutor')
  await talk(page)
  await save(page, 'tutor')
} finally {
  await browser.close()
  await server.close()
  await rm(dataDir, { recursive: true })
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
}

async function talk(page: Page): Promise<void> {
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill(sentence)
  await message.press('Enter')
  await page.getByRole('button', { name: 'Practise this' }).first().waitFor()
}

/** Keeps a picture once the fonts stand and nothing moves any more. */
async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' })
}
