import { expect } from 'vitest'
import type { Library } from './open-library.ts'

export interface DataError {
  code: string
  details: string | null
  hint: string | null
  message: string
}

/** Asks, and holds that an error has the one shape; null where the answer is none, or has no body. */
export async function errorOf(
  library: Library,
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; error: DataError | null }> {
  const response = await library.ask(path, init)
  const text = await response.text()
  if (response.ok || init.method === 'HEAD') return { status: response.status, error: null }
  const error = JSON.parse(text) as DataError
  expect(error).toEqual({
    code: expect.any(String),
    details: error.details === null ? null : expect.any(String),
    hint: error.hint === null ? null : expect.any(String),
    message: expect.any(String),
  })
  return { status: response.status, error }
}
