import type { Page } from '@playwright/test'
import { openPage, settle, signIn, talk, type Studio } from './studio.ts'

async function save(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' })
}

/** The pictures of the README, in docs. */
export async function takeReadmePictures(studio: Studio): Promise<void> {
  const page = await openPage(studio, { viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
  await signIn(page)
  await page.getByRole('link', { name: /^Review / }).waitFor()
  await save(page, 'dashboard')
  await page.goto('/analytics')
  await page.getByRole('region', { name: 'What you remember' }).waitFor()
  await save(page, 'analytics')
  await talk(page, 'Me gusta mucho el comida de mi madre.')
  await save(page, 'tutor')
  await page.close()
}
