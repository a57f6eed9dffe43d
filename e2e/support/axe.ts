import type { Page } from '@playwright/test'
import axe from 'axe-core'

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What floats (menus, tooltips) stands outside the landmarks by design; WCAG does not ask for it.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
}

/**
 * What axe finds on the screen as it stands, one line a rule. It is loaded once a page and run in it: a page of its own for
 * the results, as axe's package for Playwright opens for the sake of frames from elsewhere, takes five times as long.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (how) => (await (window as typeof window & { axe: typeof axe }).axe.run(how)).violations,
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
