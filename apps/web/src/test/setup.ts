import './node-realm'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { openEveryText } from './open-every-text'

await loadEveryLanguage()
// What runs without a page shows no text.
if ('document' in globalThis) await openEveryText()

// An unexpected console.error fails a test: it is a defect that nobody would read.
const consoleError = vi.spyOn(console, 'error')

beforeEach(() => consoleError.mockClear())
afterEach(() => {
  cleanup()
  expect(consoleError).not.toHaveBeenCalled()
})
