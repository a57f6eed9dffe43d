import type { InterfaceLanguage } from '@/i18n/languages'
import type { LegalTexts } from './legal-text'

const loads: Record<InterfaceLanguage, () => Promise<LegalTexts>> = {
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
  zh: async () => (await import('./zh')).zh,
}

const loaded: Partial<Record<InterfaceLanguage, Promise<LegalTexts>>> = {}

/** The legal texts in a language, the same promise each time, so that a component can `use` it. */
export function loadLegalTexts(language: InterfaceLanguage): Promise<LegalTexts> {
  return (loaded[language] ??= loads[language]())
}
