import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Changes of its scores should come from the app, so its version is pinned. */
const version = '13.5.0'

interface Audit {
  score: number | null
  numericValue?: number
  title: string
}

export interface LighthouseResult {
  lhr: {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, Audit>
    /** How fast the machine was: a laptop at rest has 1,500 and more, and below 1,000 the figures are worse than the app. */
    environment: { benchmarkIndex: number }
    runtimeError?: { message: string }
  }
}

export type Lighthouse = (
  url: string,
  flags: {
    port: number
    logLevel: 'error'
    disableStorageReset: boolean
    throttling: { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number }
  },
) => Promise<LighthouseResult | undefined>

/**
 * Lighthouse, fetched from the npm registry where it is not there yet. It is no dependency: its 176 MB would come with
 * every checkout, for a command that few run.
 */
export async function installLighthouse(): Promise<Lighthouse> {
  const directory = resolve(`node_modules/.cache/lighthouse-${version}`)
  const entry = `${directory}/node_modules/lighthouse/core/index.js`
  if (!existsSync(entry)) {
    mkdirSync(directory, { recursive: true })
    const options = ['--prefix', directory, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', ['install', ...options, `lighthouse@${version}`], { stdio: 'inherit' })
  }
  const module = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return module.default
}
