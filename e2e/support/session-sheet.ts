import type { Page } from '@playwright/test'

/** What leads to the session on a phone; it says how many goals are reached, where there are any. */
export const sessionButton = (page: Page) => page.getByRole('button', { name: /^Session(?:,|$)/ })

/** Begins the talk anew, on a phone. */
export async function startAgain(page: Page): Promise<void> {
  await sessionButton(page).click()
  await page.getByRole('dialog', { name: 'Session' }).getByRole('button', { name: 'Start again' }).click()
}
