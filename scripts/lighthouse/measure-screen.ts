import type { Lighthouse, LighthouseResult } from './install-lighthouse.ts'
import type { MeasuredBrowser } from './open-browser.ts'

interface Measuring {
  url: string
  open: () => Promise<MeasuredBrowser>
  runs: number
  /** How many times slower than this machine a phone is taken to be; the preset's 4 supposes a fast machine at rest. */
  slowdown: number
}

/** The mobile preset's slow 4G. */
const network = { rttMs: 150, throughputKbps: 1638.4 }

export interface ScreenFigures {
  figures: Record<string, string | number>
  /** What keeps a score below 100, performance aside, whose figures say it. */
  findings: string[]
}

/** The figures of a screen: of several runs the one whose performance is in the middle, each in a browser of its own. */
export async function measureScreen(
  lighthouse: Lighthouse,
  { url, open, runs, slowdown }: Measuring,
): Promise<ScreenFigures> {
  const results: LighthouseResult['lhr'][] = []
  for (let run = 0; run < runs; run++) {
    const browser = await open()
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      disableStorageReset: true,
      throttling: { ...network, cpuSlowdownMultiplier: slowdown },
    })
    await browser.close()
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    results.push(result.lhr)
  }
  const sorted = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const middle = sorted[sorted.length >> 1] as LighthouseResult['lhr']
  return { figures: figuresOf(middle, url), findings: findingsOf(middle) }
}

function figuresOf(result: LighthouseResult['lhr'], url: string) {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? NaN
  return {
    screen: new URL(url).pathname,
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    'best practices': scoreOf(result, 'best-practices'),
    SEO: scoreOf(result, 'seo'),
    'first paint, ms': Math.round(value('first-contentful-paint')),
    'largest paint, ms': Math.round(value('largest-contentful-paint')),
    'blocked, ms': Math.round(value('total-blocking-time')),
    'layout shift': Number(value('cumulative-layout-shift').toFixed(3)),
    'speed of machine': Math.round(result.environment.benchmarkIndex),
  }
}

const scoreOf = ({ categories }: LighthouseResult['lhr'], category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100)

function findingsOf({ categories, audits }: LighthouseResult['lhr']): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
}
