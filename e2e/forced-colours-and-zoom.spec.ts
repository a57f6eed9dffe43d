import { startWithPast } from './support/fill-bank.ts'
import { expect, settle, test } from './support/test.ts'

/** The main pages of a learner, by what shows that they stand. */
const pages = [
  ['/dashboard', 'Your garden'],
  ['/tutor?topic=introductions', 'Your message'],
  ['/courses', 'lessons'],
  ['/courses/es-a1', 'First words'],
  ['/review', 'Other ways to practise'],
  ['/review/practice/flashcards', 'Turn the card'],
  ['/review/mistakes', 'Your own sentences'],
  ['/bank', 'My words'],
  ['/bank?view=dictionary', 'the most frequent first'],
  ['/analytics', 'Practised'],
  ['/friends', 'Your code'],
  ['/settings', 'Display name'],
  ['/support', 'Search the help'],
] as const

/** A window of 1,280 × 800 as it is, at 200 % and at 400 %. */
const zooms = [
  [100, 1280, 800],
  [200, 640, 400],
  [400, 320, 200],
] as const

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in forced colours and at 200 and 400 %, ${scheme} @desktop`, async ({
    page,
    request,
    email,
    expectAccessible,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: scheme })
    await startWithPast(
      { page, request, email },
      {
        words: ['sol', 'luna', 'mar', 'pan'].map((word) => ({ word })),
        reviews: [{ word: 'sol', grade: 4, daysAgo: 30 }],
        mistakes: [{ original: 'gusta', corrected: 'gustan', sentence: 'Me gusta los perros.' }],
      },
    )
    for (const [path, content] of pages) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      await expect(page.getByText(content).or(page.getByLabel(content)).first()).toBeVisible()
      for (const [percent, width, height] of zooms) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ forcedColors: 'active' })
        await expectAccessible(`${path} at ${percent} % in forced colours`)
        await page.emulateMedia({ forcedColors: 'none' })
        await settle(page)
        if (percent > 100) await expectAccessible(`${path} at ${percent} %`)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(over, `${path} runs over the edge at ${percent} %`).toBeLessThanOrEqual(0)
      }
    }
  })
}
