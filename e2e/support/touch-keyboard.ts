import type { Page } from '@playwright/test'

/** Gives pages a touch keyboard, as far as they can tell: what they see gets lower, and how they are laid out stays. */
export async function addTouchKeyboard(page: Page): Promise<(height: number) => Promise<void>> {
  await page.addInitScript(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    let covered = 0
    Object.defineProperty(visualViewport, 'height', { get: () => window.innerHeight - covered })
    window.addEventListener('touch-keyboard', (event) => {
      covered = event instanceof CustomEvent ? Number(event.detail) : 0
      visualViewport.dispatchEvent(new Event('resize'))
    })
  })
  return (height) =>
    page.evaluate((detail) => {
      window.dispatchEvent(new CustomEvent('touch-keyboard', { detail }))
    }, height)
}
