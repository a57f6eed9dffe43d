import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { RunningServer } from '../../apps/server/src/start-server.ts'
import { demoAccount } from '../demo/seed-account.ts'

/** What every maker of pictures has at hand. */
export interface Studio {
  browser: Browser
  server: RunningServer
}

/** A page of the app as it stands still, so that pictures can be compared. */
export function openPage({ browser, server }: Studio, options: BrowserContextOptions): Promise<Page> {
  return browser.newPage({ baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce', ...options })
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.locator('input[type=email]').fill(demoAccount.email)
  await page.locator('input[type=password]').fill(demoAccount.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/dashboard')
}

/** Says something with mistakes that the built-in tutor is sure of, and waits for their correction. */
export async function talk(page: Page, sentence: string, address: string): Promise<void> {
  await page.goto(address)
  const message = page.locator('textarea')
  await message.fill(sentence)
  await message.press('Enter')
  await page.locator('[data-message-type=user] ins').first().waitFor()
}

/** Waits until the fonts stand. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}
