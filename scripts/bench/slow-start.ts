import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { firstTalkPaths, tutorPaths } from '../../apps/web/src/lib/paths.ts'
import { launchOptions } from '../../e2e/support/chromium.ts'
import { milliseconds, type Figure } from './figure.ts'
import { chooseLanguage, signUp } from './learner-page.ts'
import { startServer } from './server-process.ts'
import { openSlowLink, type SlowLink } from './slow-link.ts'

/** Slow 3G: milliseconds there and back, bytes a second. */
const slow = { rtt: 400, rate: 50_000 }

/** What is looked for on the page, by its name. */
type Sights = Readonly<Record<string, string>>

const talk: Sights = {
  line: '[data-early-talk] li, [data-message-type="ai"]',
  word: '[data-early-talk] li button, [data-message-type="ai"] [data-word]',
  answer: 'textarea',
}

interface Seen {
  /** Since the address was asked for. */
  after: number
  bytes: number
}

/** When each of some things stands on a page that comes over a slow line, with nothing of it kept. */
async function watchPage(
  browser: Browser,
  link: SlowLink,
  { path, sights, session }: { path: string; sights: Sights; session?: [key: string, value: string] },
): Promise<Map<string, Seen>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // It would fetch, in the browser's own time, what no page waits for.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`${link.url}/robots.txt`)
  if (session) await page.evaluate(([key, value]) => localStorage.setItem(key, value), session)
  const seen = new Map<string, Seen>()
  const isAll = Promise.withResolvers<void>()
  const start = { at: performance.now(), bytes: link.bytes() }
  await page.exposeFunction('noteSight', (name: string) => {
    seen.set(name, { after: performance.now() - start.at, bytes: link.bytes() - start.bytes })
    if (seen.size === Object.keys(sights).length) isAll.resolve()
  })
  await page.addInitScript(noteSights, sights)
  Object.assign(start, { at: performance.now(), bytes: link.bytes() })
  await page.goto(link.url + path, { waitUntil: 'commit' })
  await isAll.promise
  await context.close()
  return seen
}

/** Runs in the page. */
function noteSights(sights: Sights): void {
  const { noteSight } = window as unknown as { noteSight: (name: string) => void }
  const left = new Map(Object.entries(sights))
  const look = () => {
    for (const [name, selector] of left) {
      if (!/\p{L}/u.test(document.querySelector(selector)?.parentElement?.textContent ?? '')) continue
      left.delete(name)
      noteSight(name)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}

/** The session of a new learner, as the browser keeps it. */
async function openSession(page: Page, url: string): Promise<[key: string, value: string]> {
  await signUp(page, url, 'slow@example.test')
  await chooseLanguage(page, 'es-ES')
  const found = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token')),
  )
  if (!found) throw new Error('Nobody is signed in')
  return found
}

/** The tutor over a slow line, for a learner whose browser has kept nothing but the sign-in, and for somebody new. */
export async function benchSlowStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const link = await openSlowLink(server.url, slow)
  const browser = await chromium.launch(await launchOptions())
  try {
    const session = await openSession(await browser.newPage(), server.url)
    const tutor = await watchPage(browser, link, { path: tutorPaths.topic('cafe'), sights: talk, session })
    const newcomer = await watchPage(browser, link, {
      path: firstTalkPaths.at('es', 'hello'),
      sights: { line: 'main .font-display' },
    })
    const figure = (what: string, seen: Seen | undefined, target: string): Figure => ({
      what: `slow 3G, nothing kept: ${what}`,
      measured: `${milliseconds(seen?.after ?? NaN)}, ${Math.round((seen?.bytes ?? NaN) / 1000)} KB`,
      target,
    })
    return [
      figure('first line of the tutor', tutor.get('line'), '4,000 ms'),
      figure('first word of it clickable', tutor.get('word'), '8,000 ms'),
      figure('the field for an answer', tutor.get('answer'), 'none'),
      figure('first line of the first talk', newcomer.get('line'), 'none'),
    ]
  } finally {
    await browser.close()
    await link.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}
