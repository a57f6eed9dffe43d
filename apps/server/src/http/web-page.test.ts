import { expect, it } from 'vitest'
import { withPreloads } from './web-page.ts'

it('names scripts and fonts in the head, and lets the scripts wait for what is seen first', () => {
  expect(withPreloads('<head></head>', { now: ['/assets/a.woff2', '/assets/b.js'] })).toBe(
    '<head><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/a.woff2">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/b.js"></head>',
  )
})

it('tells as data what is to be loaded after the first line', () => {
  const later = { all: ['/assets/b.js'], byLanguage: { 'es-ES': ['/assets/c.js'] } }
  expect(withPreloads('<head></head>', { now: [], later })).toBe(
    `<head><script type="application/json" id="later">${JSON.stringify(later)}</script></head>`,
  )
})
