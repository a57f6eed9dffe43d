import type { Locator, Page } from '@playwright/test'

/** Begins to add up what moves on a page without the learner's doing, as Chromium measures it. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift' })
  })

/** The sum since it was begun. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)

/** Where the lower edge of something stands in the window, in pixels. */
export async function placeOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown')
  return box.y + box.height
}
