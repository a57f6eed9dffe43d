import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { bankPaths } from '../../apps/web/src/lib/paths.ts'
import { launchOptions } from '../../e2e/support/chromium.ts'
import { searches } from './dictionaries.ts'
import { milliseconds, type Figure } from './figure.ts'
import { chooseLanguage, signUp } from './learner-page.ts'
import { traceLongestTask, type LongestTask } from './long-tasks.ts'
import { startServer } from './server-process.ts'

type Visit = Record<string, (page: Page) => Promise<unknown>>

const firstWord = (page: Page) =>
  page.getByRole('main').getByRole('list').getByRole('listitem').first().waitFor()

const pageNames = ['Dashboard', 'Tutor', 'Bank']

/** What a learner does, in order. */
const visitTo = (url: string, tag: LanguageTag): Visit => {
  const openDictionary = async (page: Page) => {
    await page.goto(url + bankPaths.dictionary)
    await firstWord(page)
  }
  const walk = async (page: Page) => {
    for (const name of pageNames) await showPage(page, name)
  }
  return {
    'first download and open': openDictionary,
    'open from storage': openDictionary,
    'typing a search': (page) => typeSearches(page, tag),
    'switching to new pages': walk,
    'switching back': walk,
  }
}

async function typeSearches(page: Page, tag: LanguageTag): Promise<void> {
  const search = page.getByRole('searchbox')
  for (const text of searches[tag] ?? []) {
    await search.fill('')
    await search.pressSequentially(text, { delay: 60 })
    await firstWord(page)
  }
}

async function showPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor()
  if (name === 'Tutor') await openTalk(page)
  if (name !== 'Bank') return
  await page.getByRole('link', { name: 'Dictionary', exact: true }).click()
  await firstWord(page)
}

/** A topic is chosen first; whoever comes back finds the talk. */
async function openTalk(page: Page): Promise<void> {
  const choice = page.getByRole('button', { name: 'Surprise me' })
  const word = page.getByRole('log').getByRole('button').first()
  await choice.or(word).first().waitFor()
  if (await choice.isVisible()) await choice.click()
  await word.waitFor()
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** The longest task of each part of a visit, in a browser that has nothing but the session. */
async function traceVisit(browser: Browser, session: Session, visit: Visit): Promise<LongestTask[]> {
  const context = await browser.newContext({ storageState: session })
  const page = await context.newPage()
  const longest: LongestTask[] = []
  for (const act of Object.values(visit)) longest.push(await traceLongestTask(browser, page, () => act(page)))
  await context.close()
  return longest
}

const runs = 3

/** The longest task of the page's own thread, by what the learner does, in each language. */
export async function benchMainThread(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-bench-'))
  const server = await startServer(dataDir)
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage()
    await signUp(page, server.url, 'main-thread@example.test')
    const session = await page.context().storageState()
    const figures: Figure[] = []
    for (const { languageCode, tag } of supportedLanguages) {
      await chooseLanguage(page, languageCode)
      const visit = visitTo(server.url, tag)
      const visits: LongestTask[][] = []
      for (let run = 0; run < runs; run++) visits.push(await traceVisit(browser, session, visit))
      for (const [place, phase] of Object.keys(visit).entries())
        figures.push({
          what: `${languageCode}, longest task of the page: ${phase}, median of ${runs} (least; of the processor)`,
          measured: describe(visits.flatMap((longest) => longest[place] ?? [])),
          target: '50 ms',
        })
    }
    return figures
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** While others use the machine, the least of the runs and the processor's own time tell what the app takes. */
function describe(longest: readonly LongestTask[]): string {
  const elapsed = longest.map((task) => task.elapsed).toSorted((a, b) => a - b)
  const used = longest.map((task) => task.used).toSorted((a, b) => a - b)
  const middle = Math.floor(longest.length / 2)
  const [median = 0, least = 0, own = 0] = [elapsed[middle], elapsed[0], used[middle]]
  return `${milliseconds(median)} (${milliseconds(least)}; ${milliseconds(own)})`
}
