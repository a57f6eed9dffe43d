import { afterEach, expect, it, vi } from 'vitest'
import { translateOnDevice } from './device-translator'

afterEach(() => vi.unstubAllGlobals())

/** The browser's own interface, with an answer that tells what it was asked. */
function offer(availability: string) {
  const create = vi.fn(async ({ sourceLanguage, targetLanguage }: Record<string, string>) => ({
    translate: async (text: string) => `${text} (${sourceLanguage} to ${targetLanguage})`,
  }))
  vi.stubGlobal('Translator', { availability: async () => availability, create })
  return create
}

it('translates where the browser can, and makes one translator for two languages', async () => {
  const create = offer('available')
  expect(await translateOnDevice('Hola', 'es', 'en')).toBe('Hola (es to en)')
  expect(await translateOnDevice('Adiós', 'es', 'en')).toBe('Adiós (es to en)')
  expect(create).toHaveBeenCalledTimes(1)
})

it('has the browser fetch what it needs', async () => {
  offer('downloadable')
  expect(await translateOnDevice('Bonjour', 'fr', 'es')).toBe('Bonjour (fr to es)')
})

it('says nothing where the browser cannot, and of a text in the reader’s own language', async () => {
  expect(await translateOnDevice('Hola', 'es', 'zh')).toBeUndefined()
  offer('unavailable')
  expect(await translateOnDevice('Hola', 'es', 'zh')).toBeUndefined()
  offer('available')
  expect(await translateOnDevice('Hola', 'es', 'es')).toBeUndefined()
})
