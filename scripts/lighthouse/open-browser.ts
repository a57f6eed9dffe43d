import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import { createClient } from '@supabase/supabase-js'
import { launchOptions } from '../../e2e/support/chromium.ts'
import { demoAccount } from '../demo/seed-account.ts'

export interface MeasuredBrowser {
  /** Where Lighthouse reaches it. */
  port: number
  close: () => Promise<void>
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function openSession(url: string): Promise<string> {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as RuntimeConfig
  const { auth } = createClient(url, supabaseKey, { auth: { persistSession: false } })
  const { data, error } = await auth.signInWithPassword(demoAccount)
  if (error) throw error
  return JSON.stringify(data.session)
}

/** A browser that has seen nothing of the app yet; signed in, it has the session and no more. */
export async function openBrowser(
  url: string,
  { isSignedIn }: { isSignedIn: boolean },
): Promise<MeasuredBrowser> {
  const directory = await mkdtemp(join(tmpdir(), 'lingarden-browser-'))
  const port = await freePort()
  const options = await launchOptions()
  const context = await chromium.launchPersistentContext(directory, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  if (isSignedIn) {
    const page = await context.newPage()
    // An address of the site that loads nothing of the app.
    await page.goto(`${url}/robots.txt`)
    const key = `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
    await page.evaluate(([name, session]) => localStorage.setItem(name, session), [
      key,
      await openSession(url),
    ] as const)
    await page.close()
  }
  return {
    port,
    close: async () => {
      await context.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
