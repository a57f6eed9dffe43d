import type { Page } from '@playwright/test'
import axe from 'axe-core'

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What floats (menus, tooltips) stands outside the landmarks by design; WCAG does not ask for it.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
}

export interface Look {
  /** One line a rule. */
  violations: string[]
  /** Whether something faded or slid while axe looked: half way, it has half its contrast. */
  hasMoved: boolean
}

/**
 * What axe finds on the screen as it stands. It is loaded once a page and run in it: a page of its own for the results, as
 * axe's package for Playwright opens for the sake of frames from elsewhere, takes five times as long.
 */
export async function lookWithAxe(page: Page): Promise<Look> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  const { violations, hasMoved } = await page.evaluate(async (how) => {
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    let begun = moves()
    const note = () => (begun = true)
    const events = ['transitionrun', 'animationstart']
    for (const event of events) document.addEventListener(event, note, true)
    // The colours that are forced on a page are not told of its styles: axe would judge those that nobody sees.
    const isForced = matchMedia('(forced-colors: active)').matches
    const rules = { ...how.rules, 'color-contrast': { enabled: !isForced } }
    const found = await (window as typeof window & { axe: typeof axe }).axe.run({ ...how, rules })
    // What began in the last frame is told with the next one.
    await new Promise(requestAnimationFrame)
    for (const event of events) document.removeEventListener(event, note, true)
    return { violations: found.violations, hasMoved: begun || moves() }
  }, options)
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    hasMoved,
  }
}
