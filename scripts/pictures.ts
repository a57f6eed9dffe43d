// Makes every picture of the product from the garden of the demonstration, so that what one shows fits the others:
// npm run pictures makes all, and with names (readme, landing, social, icons, mail) those alone.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { readConfig } from '../apps/server/src/config.ts'
import { startServer } from '../apps/server/src/start-server.ts'
import { launchOptions } from '../e2e/support/chromium.ts'
import { seedAccount } from './demo/seed-account.ts'
import { drawIcons } from './pictures/draw-icons.ts'
import { drawMailPicture } from './pictures/draw-mail-picture.ts'
import { drawSocialPictures } from './pictures/draw-social-pictures.ts'
import { takeLandingPictures } from './pictures/take-landing-pictures.ts'
import { takeReadmePictures } from './pictures/take-readme-pictures.ts'

const makers = {
  readme: takeReadmePictures,
  landing: takeLandingPictures,
  social: drawSocialPictures,
  icons: drawIcons,
  mail: drawMailPicture,
}
const names = Object.keys(makers) as (keyof typeof makers)[]
const wanted = process.argv.slice(2)

const dataDir = await mkdtemp(join(tmpdir(), 'lingarden-pictures-'))
const server = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }))
const browser = await chromium.launch(await launchOptions())
try {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await seedAccount(server, { now: Date.now(), timeZone })
  for (const name of names) {
    if (wanted.length === 0 || wanted.includes(name)) await makers[name]({ browser, server })
  }
} finally {
  await browser.close()
  await server.close()
  await rm(dataDir, { recursive: true })
}
