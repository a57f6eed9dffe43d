import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { readSecretKey } from './secret-key.ts'

/** Acts with the secret key of the page's server, as an operator does. */
export async function openOperator(page: Page) {
  const secretKey = await readSecretKey(process.env['E2E_DATA_DIR'] ?? '')
  return createClient(new URL(page.url()).origin, secretKey, { auth: { persistSession: false } })
}
