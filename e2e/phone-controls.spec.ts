import type { Page } from '@playwright/test'
import { reviewPaths, settingsPaths } from '../apps/web/src/lib/paths.ts'
import { startWithPast } from './support/fill-bank.ts'
import { expect, settle, test } from './support/test.ts'

/** Pages of a learner with words and reviews, by what shows that they stand. */
const pages = [
  ['/dashboard', 'Your garden'],
  ['/courses', 'lessons'],
  ['/review', 'Other ways to practise'],
  ['/bank', 'My words'],
  ['/bank?view=dictionary', 'the most frequent first'],
  ['/analytics', 'Practised'],
  ['/friends', 'Your code'],
  ['/plans', 'Seedling'],
  ['/support', 'Search the help'],
  ['/feedback', 'What you told us'],
  ['/settings', 'Display name'],
  ['/tutor?topic=introductions', 'Your message'],
  ['/tutor?view=topics', 'What shall we talk about?'],
] as const

/** Phones held upright and on their side, in CSS pixels. */
const sizes = [
  [390, 700],
  [320, 700],
  [844, 390],
  [640, 400],
] as const

/**
 * Controls of a page that lie under something else where a finger would press them: in the middle or near a corner, in the
 * middle of the screen or as low as they come.
 */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select), header :is(a, button)',
    )
    const isPressed = (control: HTMLElement, x: number, y: number) => {
      const there = document.elementFromPoint(x, y)
      // What scrolled out of its own list is pressed by nobody, and a password field has its own button inside.
      if (control.matches('input') && there && control.parentElement?.contains(there)) return true
      return !there || control.contains(there) || there.contains(control) || there.matches('label')
    }
    const covered = new Set<string>()
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (control.closest('.sr-only')) continue
      for (const block of ['center', 'end'] as const) {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
        // A link that goes over two lines has its middle between them.
        const box = [...control.getClientRects()].find(({ width, height }) => width > 8 && height > 8)
        if (!box) continue
        const points = [
          [box.x + box.width / 2, box.y + box.height / 2],
          [box.x + 6, box.y + box.height / 2],
          [box.right - 6, box.y + box.height / 2],
        ] as const
        if (!points.every(([x, y]) => isPressed(control, x, y)))
          covered.add(control.getAttribute('aria-label') ?? (control.innerText || control.outerHTML))
      }
    }
    return [...covered]
  })

test('nothing lies over a control at 390 and at 320 px, and on a phone on its side @phone', async ({
  page,
  request,
  email,
}) => {
  test.slow()
  await startWithPast(
    { page, request, email },
    {
      words: ['sol', 'luna', 'mar', 'pan'].map((word) => ({ word })),
      reviews: [{ word: 'sol', grade: 4, daysAgo: 30 }],
    },
  )
  for (const [path, content] of pages) {
    await page.goto(path)
    await expect(page.getByText(content).or(page.getByLabel(content)).first()).toBeVisible()
    // What stands beside a page comes a moment after it, and is what could lie over it.
    await page.waitForLoadState('networkidle')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await settle(page)
      // A phone that was turned lays its foot out anew: what lies over a control for good is meant.
      await expect.poll(() => coveredControls(page), `${path} at ${width} × ${height} px`).toEqual([])
    }
  }
})

test('the test of covered controls finds what floats over the end of a page @phone', async ({
  page,
  request,
  email,
}) => {
  await startWithPast({ page, request, email }, { words: [{ word: 'sol' }] })
  await page.goto(settingsPaths.home)
  await expect(page.getByLabel('Display name')).toBeVisible()
  await page.evaluate(() => {
    const floating = document.createElement('div')
    floating.style.cssText = 'position: fixed; inset: auto 0 0; height: 80px; z-index: 20'
    document.body.append(floating)
  })
  expect((await coveredControls(page)).length).toBeGreaterThan(0)
})

test('on its side a phone has the way to report in its menu, and a card begins in view @phone', async ({
  page,
  request,
  email,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await startWithPast({ page, request, email }, { words: [{ word: 'sol' }] })
  await page.goto(reviewPaths.flashcards)
  const card = page.getByRole('group', { name: 'Card 1 of 1' })
  await expect(card.getByText('sol', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Give feedback' })).toBeHidden()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Feedback' }).click()
  await expect(page.getByRole('dialog', { name: 'Your feedback' })).toBeVisible()
})
