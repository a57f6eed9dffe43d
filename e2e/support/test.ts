import { test as base, expect, type Page } from '@playwright/test'
import { lookWithAxe, type Look } from './axe.ts'

interface Fixtures {
  /** What the page notes of the failures that a test brings about on purpose. */
  expectedErrors: RegExp | undefined
  /** An address no other test uses. */
  email: string
  /** Fails the test where axe finds a violation of WCAG 2.2 AA on the screen as it stands. */
  expectAccessible: (screen: string) => Promise<void>
}

// What a failed request prints is the browser's own line, also where it looks for a newer service worker; the product
// handles the answer.
const expectedNoise =
  /Failed to load resource|net::ERR_INTERNET_DISCONNECTED|^An unknown error occurred when fetching the script\.$/

export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (entry) => {
      if (entry.type() !== 'error' || expectedNoise.test(entry.text())) return
      if (!expectedErrors?.test(entry.text())) problems.push(entry.text())
    })
    await use(page)
    expect(problems, 'errors in the browser console').toEqual([])
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a destructured first argument
  email: async ({}, use, { project, testId, retry }) => {
    await use(`${project.name}-${testId}-${retry}@example.test`.toLowerCase())
  },
  expectAccessible: async ({ page }, use) => {
    await use((screen) => checkAccessible(page, screen))
  },
})

/** Toasts that come or go: half way, they have half their contrast. */
const movingToast = '[data-sonner-toast]:is([data-mounted="false"], [data-removed="true"])'

/** Something may begin to fade while axe looks; a screen is judged by how it stands, so it is looked at again then. */
async function checkAccessible(page: Page, screen: string): Promise<void> {
  let look: Look
  do {
    await expect(page.locator(movingToast)).toHaveCount(0)
    await settle(page)
    look = await lookWithAxe(page)
  } while (look.violations.length > 0 && look.hasMoved)
  expect(look.violations, `accessibility of ${screen}`).toEqual([])
}

/** Waits for what fades or slides to have arrived: half way, a toast has half its contrast. What turns for ever may turn. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

export { expect }
