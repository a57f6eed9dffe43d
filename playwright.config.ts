import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/chromium.ts'

// Two runs on one machine name one port each.
const port = Number(process.env['E2E_PORT'] ?? 3210)
// The workers load this file again; only the first process makes the folder, and takes it away.
if (!process.env['E2E_DATA_DIR']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lingarden-e2e-'))
  process.env['E2E_DATA_DIR'] = dataDir
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // Two browsers and a server share two cores: what fails once may have waited too long; what fails twice is broken.
  retries: 1,
  // What goes well waits for none of this; a first dictionary on a busy machine takes its time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // It would fetch the whole app for each test, and answer past stubs; who tests it allows it.
    serviceWorkers: 'block',
    // What fades is neither here nor there; the journey has it move.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed fails here, and not minutes later by the limit of the test.
    actionTimeout: 30_000,
    // Recording costs a quarter of the run, so only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: await launchOptions(),
  },
  // A test that proves the same on both sizes names the one where it proves more.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'exec node apps/server/src/main.ts',
    env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA_DIR'], HOST: '127.0.0.1' },
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
