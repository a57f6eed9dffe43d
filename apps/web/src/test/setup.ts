import '@/i18n/en/banked'
import '@/i18n/en/befriended'
import '@/i18n/en/charted'
import '@/i18n/en/guided'
import '@/i18n/en/configured'
import '@/i18n/en/planned'
import '@/i18n/en/practised'
import '@/i18n/en/reported'
import '@/i18n/en/reviewed'
import '@/i18n/en/complete'
import './node-realm'
import { loadEveryLanguage } from '@lingarden/languages/loaded'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

await loadEveryLanguage()

// An unexpected console.error fails a test: it is a defect that nobody would read.
const consoleError = vi.spyOn(console, 'error')

beforeEach(() => consoleError.mockClear())
afterEach(() => {
  cleanup()
  expect(consoleError).not.toHaveBeenCalled()
})
