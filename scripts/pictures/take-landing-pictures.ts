import { mkdir, writeFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { demoAccount } from '../demo/seed-account.ts'
import { openPage, settle, signIn, talk, type Studio } from './studio.ts'

const folder = 'apps/web/src/features/welcome/pictures'

/** CSS pixels, and how many pixels of the picture each has. */
const formats = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>

// Each with the lesson whose scene is played, and a slip that fits in there.
const spanish = {
  code: 'es-ES',
  lesson: 'es-a1/drinks',
  sentence: 'Hola, quiero una café con leche, por favor.',
}
const french = {
  code: 'fr-FR',
  lesson: 'fr-a1/drinks',
  sentence: 'Bonjour, je voudrais une café, s’il vous plaît.',
}

/** What is learnt in the pictures, by the language of the interface. */
const learnt = { en: spanish, es: french, fr: spanish, zh: spanish }
type Language = keyof typeof learnt

/** The app in each language of the interface, on wide screens and phones, light and dark, for the landing page. */
export async function takeLandingPictures(studio: Studio): Promise<void> {
  await mkdir(folder, { recursive: true })
  const storageState = await signInOnce(studio)
  for (const language of Object.keys(learnt) as Language[]) {
    await learn(studio, learnt[language].code)
    for (const format of Object.keys(formats) as (keyof typeof formats)[]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage(studio, {
          ...formats[format],
          colorScheme,
          locale: language,
          storageState,
        })
        await takeAll(page, `${format}-${colorScheme}-${language}`, learnt[language])
        await page.close()
      }
    }
  }
}

/** The signed-in browser, without what it said of it. */
async function signInOnce(studio: Studio) {
  const page = await openPage(studio, {})
  await signIn(page)
  const storageState = await page.context().storageState()
  await page.close()
  return storageState
}

async function takeAll(page: Page, suffix: string, { lesson, sentence }: typeof spanish): Promise<void> {
  await page.goto('/dashboard')
  // What is to be done is known once the cards are counted.
  await page.locator('main a[href^="/review"]').first().waitFor()
  // Beds are drawn once their words are there.
  await page.locator('main a[href*="word="]').first().waitFor()
  await save(page, `dashboard-${suffix}`)
  await page.goto('/review/practice/flashcards')
  await page.getByRole('group').first().waitFor()
  await page.keyboard.press('Space')
  await save(page, `review-${suffix}`)
  await talk(page, sentence, `/tutor?lesson=${lesson}`)
  // What the tutor says of itself once takes the room of the mended sentence on a phone; this page says it, too.
  await page.locator('[data-hint] button').first().click()
  await page.locator('[data-message-type=user] ins').first().scrollIntoViewIfNeeded()
  await save(page, `tutor-${suffix}`)
}

/** WebP comes from the browser's own protocol; Playwright writes PNG and JPEG only. */
async function save(page: Page, name: string): Promise<void> {
  await settle(page)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await writeFile(`${folder}/${name}.webp`, Buffer.from(data, 'base64'))
}

/** Sets what is learned, and lets the tutor be silent, which pictures cannot hear. */
async function learn({ server: { backend, url } }: Studio, languageCode: string): Promise<void> {
  const admin = createClient(url, backend.secretKey, { auth: { persistSession: false } })
  const { error } = await admin
    .from('profiles')
    .update({ current_language_code: languageCode, autoplay_audio: false })
    .eq('email', demoAccount.email)
  if (error) throw error
}
