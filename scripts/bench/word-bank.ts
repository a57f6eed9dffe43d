import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { listDictionaryFiles } from '@lingarden/content/dictionary-files'
import { chromium, type Page } from '@playwright/test'
import { bankPaths, pagePaths } from '../../apps/web/src/lib/paths.ts'
import { launchOptions } from '../../e2e/support/chromium.ts'
import { median, milliseconds, type Figure } from './figure.ts'
import { chooseLanguage, signUp } from './learner-page.ts'
import { traceLongestTask } from './long-tasks.ts'
import { startServer } from './server-process.ts'

const size = 20_000
const languageCode = 'es-ES'

/** Words of the dictionary, so that every one of them has a meaning to show. */
async function readTerms(): Promise<string[]> {
  const file = listDictionaryFiles().find((one) => one.languageCode === languageCode)
  if (!file) throw new Error(`There is no dictionary of ${languageCode}`)
  const entries = JSON.parse(gunzipSync(await readFile(file.location)).toString('utf8')) as { term: string }[]
  const terms = new Set(entries.map(({ term }) => term.trim()).filter((term) => term.length < 100))
  return [...terms].slice(0, size)
}

/** Puts words into the learner's bank as a device does, met and looked up differently often. */
async function fillBank(page: Page, terms: readonly string[]): Promise<void> {
  const fill = async ({ words, code }: { words: readonly string[]; code: string }) => {
    const config = JSON.parse(document.getElementById('runtime-config')?.textContent ?? '{}') as {
      supabaseKey: string
    }
    const stored = Object.entries(localStorage).find(([key]) => key.endsWith('-auth-token'))
    const session = JSON.parse(stored?.[1] ?? '{}') as { access_token: string; user: { id: string } }
    for (let from = 0; from < words.length; from += 500) {
      const rows = words.slice(from, from + 500).map((word_string, place) => ({
        user_id: session.user.id,
        language_code: code,
        word_string,
        seen: place % 40,
        clicks: place % 5,
        tags: place % 7 === 0 ? ['reading'] : [],
        sentences: place % 3 === 0 ? [`Hablamos de ${word_string}.`] : [],
        planted_at: new Date().toISOString(),
        planted_by: 'added',
      }))
      const response = await fetch('/rest/v1/user_dictionaries', {
        method: 'POST',
        headers: {
          apikey: config.supabaseKey,
          authorization: `Bearer ${session.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(rows),
      })
      if (!response.ok) throw new Error(await response.text())
    }
  }
  await page.evaluate(fill, { words: terms, code: languageCode })
}

/** Notes in the page when the first word, as a plant or as a row, stands there; asked from outside one hears of it late. */
function noteFirstWord(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('.plot-plants > li, [role=grid] [data-index]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-word')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** When the first word was painted, in milliseconds since the page began. */
async function timeOfFirstWord(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('first-word').length > 0)
  return page.evaluate(() => performance.getEntriesByName('first-word')[0]?.startTime ?? NaN)
}

/** From a press on Bank, on the dashboard of an app just opened, until the first plants of its garden are painted. */
async function openFromDashboard(page: Page, url: string): Promise<number> {
  // The dashboard itself asks for the words; this measures the bank alone.
  const allRead = page.waitForResponse((response) => response.url().includes(`offset=${size}`))
  await page.goto(url + pagePaths.dashboard)
  await (await allRead).finished()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bank', exact: true })
  await page.evaluate(() => {
    document.addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true })
  })
  await link.click()
  const painted = await timeOfFirstWord(page)
  return painted - (await page.evaluate(() => performance.getEntriesByName('pressed')[0]?.startTime ?? NaN))
}

/** From the beginning of a reload, with all of the app to start, until the first words of the list are painted. */
async function reloadList(page: Page, url: string): Promise<number> {
  await page.goto(url + bankPaths.list)
  return timeOfFirstWord(page)
}

/**
 * Scrolls for three seconds; how many frames the screen would have shown, and how many of them came too late.
 * @param distance CSS pixels a frame; 0 stands still, which tells what the machine itself drops
 */
function countFrames(page: Page, distance: number): Promise<{ shown: number; dropped: number }> {
  return page.evaluate(
    (pixels) =>
      new Promise<{ shown: number; dropped: number }>((resolve) => {
        const frame = 1000 / 60
        const times: number[] = []
        const begin = performance.now()
        const next = (now: number) => {
          times.push(now)
          window.scrollBy(0, pixels)
          if (now - begin < 3000) return requestAnimationFrame(next)
          const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time))
          const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0)
          return resolve({ shown: times.length, dropped })
        }
        requestAnimationFrame(next)
      }),
    distance,
  )
}

/** A bank of 20,000 words in a real browser: opened, and scrolled through. */
export async function benchWordBank(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await signUp(page, server.url, 'bank@example.test')
    await chooseLanguage(page, languageCode)
    await fillBank(page, await readTerms())
    await page.goto(server.url + bankPaths.words)
    await page.getByText('20,000 words', { exact: true }).first().waitFor({ timeout: 60_000 })
    await page.addInitScript(noteFirstWord)
    const opened: number[] = []
    const reloaded: number[] = []
    for (let run = 0; run < 5; run++) {
      opened.push(await openFromDashboard(page, server.url))
      reloaded.push(await reloadList(page, server.url))
    }
    const longest = await traceLongestTask(browser, page, () => openFromDashboard(page, server.url))
    await reloadList(page, server.url)
    await page.waitForLoadState('networkidle')
    const still = await countFrames(page, 0)
    const { shown, dropped } = await countFrames(page, 90)
    return [
      {
        what: 'word bank of 20,000 words: open its garden, median of 5',
        measured: milliseconds(median(opened)),
        target: '300 ms',
      },
      {
        what: 'word bank of 20,000 words: longest task from dashboard to bank (of the processor)',
        measured: `${milliseconds(longest.elapsed)} (${milliseconds(longest.used)})`,
        target: '50 ms',
      },
      {
        what: 'word bank of 20,000 words: reload of the whole app to its list, median of 5',
        measured: milliseconds(median(reloaded)),
        target: '',
      },
      {
        what: 'word bank of 20,000 words: scroll the list for 3 s',
        measured: `${dropped} frames dropped of ${shown + dropped}; standing still ${still.dropped}`,
        target: 'none',
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}
