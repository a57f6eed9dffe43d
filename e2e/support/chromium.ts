// Finds a Chromium for the browser tests. A machine with nothing but npm gets the one inside @sparticuz/chromium, which
// is unpacked once into node_modules/.cache.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

function starts(executable: string, env: Record<string, string> = {}): boolean {
  try {
    execFileSync(executable, ['--version'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: 20_000,
    })
    return true
  } catch {
    return false
  }
}

function fontsConfig(directory: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${directory}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${directory}/fonts-cache</cachedir></fontconfig>`
}

async function unpack(packageRoot: string, directory: string): Promise<void> {
  const temporary = `${directory}.${process.pid}`
  mkdirSync(temporary, { recursive: true })
  const systemTemporary = process.env['TMPDIR']
  process.env['TMPDIR'] = temporary // where the package unpacks itself
  const { default: pack, inflate } = await import('@sparticuz/chromium')
  await pack.executablePath()
  await inflate(`${packageRoot}/bin/al2023.tar.br`)
  if (systemTemporary === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = systemTemporary
  writeFileSync(`${temporary}/fonts.conf`, fontsConfig(directory))
  try {
    renameSync(temporary, directory)
  } catch {
    rmSync(temporary, { recursive: true }) // another process was first
  }
}

async function bundled() {
  const packageRoot = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8')) as { version: string }
  const directory = resolve(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`)
  if (!existsSync(directory)) await unpack(packageRoot, directory)
  const libraries = { LD_LIBRARY_PATH: `${directory}/al2023/lib`, FONTCONFIG_FILE: `${directory}/fonts.conf` }
  return { executablePath: `${directory}/chromium`, env: { ...process.env, ...libraries } }
}

/** Launch options for Playwright: CHROMIUM_PATH, Playwright's own browser, the system's, else the bundled one. */
export async function launchOptions() {
  const known = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ]
  const found = known.find((executable) => executable && existsSync(executable) && starts(executable))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', ...sandbox]
  return { args, ...(found ? { executablePath: found } : await bundled()) }
}
