import { loadLandings, type Landings } from '@lingarden/languages/landing'
import type { WelcomeTexts } from '@/i18n/en/welcome'
import type { InterfaceLanguage } from '@/i18n/languages'

const loads: Record<InterfaceLanguage, () => Promise<WelcomeTexts>> = {
  en: async () => (await import('@/i18n/en/welcome')).welcome,
  es: async () => (await import('@/i18n/es/welcome')).welcome,
  fr: async () => (await import('@/i18n/fr/welcome')).welcome,
  zh: async () => (await import('@/i18n/zh/welcome')).welcome,
}

const loaded: Partial<Record<InterfaceLanguage, Promise<WelcomeTexts>>> = {}

/**
 * What the landing page says, the same promise each time, so that a component can `use` it. No other page loads it, in any
 * language.
 */
export function loadWelcomeTexts(language: InterfaceLanguage): Promise<WelcomeTexts> {
  return (loaded[language] ??= loads[language]())
}

let landings: Promise<Landings> | undefined

/** What it shows of each language, the same promise each time, too. */
export function loadShownLanguages(): Promise<Landings> {
  return (landings ??= loadLandings())
}
