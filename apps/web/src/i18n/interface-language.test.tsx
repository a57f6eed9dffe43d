import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearLocal } from '@/lib/local-store'
import type { LanguageTexts } from './groups'
import { openInterfaceLanguage, setInterfaceLanguage, useInterfaceLanguage } from './interface-language'
import { currentInterfaceLanguage } from './shown-language'
import { useTexts } from './texts'

const frenchIsGone = vi.hoisted(() => ({ value: false }))
vi.mock('virtual:texts/fr', async (importOriginal) => {
  const { default: french } = await importOriginal<{ default: LanguageTexts }>()
  return {
    get default() {
      if (frenchIsGone.value) throw new Error('The chunk is gone.')
      return french
    },
  }
})

afterEach(async () => {
  frenchIsGone.value = false
  vi.restoreAllMocks()
  await setInterfaceLanguage('en')
  localStorage.clear()
})

const prefer = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

function Tagline() {
  return <p>{useTexts('common').tagline}</p>
}

it('begins in the language the browser prefers, and keeps no choice that nobody made', async () => {
  prefer('de', 'es-AR')
  await openInterfaceLanguage()
  render(<Tagline />)
  expect(screen.getByText('Haz crecer tu jardín de idiomas.')).toBeDefined()
  expect(document.documentElement.lang).toBe('es')
  expect(localStorage).toHaveLength(0)
})

it('renders again in a language that is chosen, tells the browser, and keeps it over a sign-out', async () => {
  render(<Tagline />)
  expect(screen.getByText('Grow your language garden.')).toBeDefined()
  await act(() => setInterfaceLanguage('zh'))
  expect(screen.getByText('种一座你的语言花园。')).toBeDefined()
  expect(document.documentElement.lang).toBe('zh-CN')

  clearLocal()
  prefer('es')
  await openInterfaceLanguage()
  expect(currentInterfaceLanguage()).toBe('zh')
})

it('gives the language and how to change it', async () => {
  const { result } = renderHook(useInterfaceLanguage)
  expect(result.current[0]).toBe('en')
  await act(() => result.current[1]('fr'))
  expect(result.current[0]).toBe('fr')
})

it('shows the last of two languages chosen at once', async () => {
  await Promise.all([setInterfaceLanguage('es'), setInterfaceLanguage('en')])
  expect(currentInterfaceLanguage()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})

it('stays as it was where a language cannot be loaded', async () => {
  frenchIsGone.value = true
  await setInterfaceLanguage('es')
  await expect(setInterfaceLanguage('fr')).rejects.toThrow('The chunk is gone.')
  expect(currentInterfaceLanguage()).toBe('es')
  expect(document.documentElement.lang).toBe('es')
})

it('opens in English where the preferred language cannot be loaded', async () => {
  frenchIsGone.value = true
  prefer('fr')
  // As whoever was greeted before the texts came was greeted in it.
  document.documentElement.lang = 'fr'
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openInterfaceLanguage()
  expect(currentInterfaceLanguage()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(noted).toHaveBeenCalledTimes(1)
  noted.mockReset()
})
