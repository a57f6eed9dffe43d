import type { Page } from '@playwright/test'
import { pagePaths, tutorPaths } from '../../apps/web/src/lib/paths.ts'
import { openPage, settle, signIn, talk, type Studio } from './studio.ts'

async function save(page: Page, name: string): Promise<void> {
  await settle(page)
  await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' })
}

/** The pictures of the README, in docs. */
export async function takeReadmePictures(studio: Studio): Promise<void> {
  const page = await openPage(studio, { viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
  await signIn(page)
  // Opened anew, it tells of no sign-in any more.
  await page.goto(pagePaths.dashboard)
  await page.getByRole('list', { name: 'First words' }).waitFor()
  await save(page, 'dashboard')
  await page.goto(pagePaths.analytics)
  await page.getByRole('region', { name: 'What you remember' }).waitFor()
  await save(page, 'analytics')
  await talk(page, 'Me gusta mucho el comida de mi madre.', tutorPaths.topic('open-food'))
  await save(page, 'tutor')
  await page.close()
}
