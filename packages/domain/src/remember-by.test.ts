import { expect, it, vi } from 'vitest'
import { rememberBy } from './remember-by.ts'

it('makes what the arguments name once', () => {
  const make = vi.fn((language: string, options?: { digits: number }) => ({ language, ...options }))
  const get = rememberBy(make)
  expect(get('fr')).toEqual({ language: 'fr' })
  expect(get('fr')).toBe(get('fr'))
  expect(get('fr', { digits: 1 })).toEqual({ language: 'fr', digits: 1 })
  expect(get('es', { digits: 1 })).toEqual({ language: 'es', digits: 1 })
  expect(make).toHaveBeenCalledTimes(3)
})
