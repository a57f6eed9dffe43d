import { useSyncExternalStore } from 'react'
import { logError } from '@/lib/log'
import { en, type Texts } from './en'
import { languageTag, type InterfaceLanguage } from './languages'
import { keepInterfaceLanguage, wantedInterfaceLanguage } from './wanted-language'

// Only English comes with the first script; whoever reads another language loads that one alone.
const loadTexts: Record<InterfaceLanguage, () => Texts | Promise<Texts>> = {
  en: () => en,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
  zh: async () => (await import('./zh')).zh,
}

/**
 * The texts of a language, shown or not.
 * @throws where they cannot be loaded
 */
export async function loadInterfaceTexts(language: InterfaceLanguage): Promise<Texts> {
  return loadTexts[language]()
}

let current: { language: InterfaceLanguage; texts: Texts } = { language: 'en', texts: en }
let wanted: InterfaceLanguage = 'en'
const listeners = new Set<() => void>()

async function show(language: InterfaceLanguage): Promise<void> {
  wanted = language
  const texts = await loadTexts[language]()
  // Whoever changes their mind while a language loads gets the last one chosen.
  if (wanted !== language) return
  current = { language, texts }
  document.documentElement.lang = languageTag(language)
  for (const listener of listeners) listener()
}

/** Shows the language this browser chose or prefers; English where it cannot be loaded. Run once, before the first render. */
export async function openInterfaceLanguage(): Promise<void> {
  try {
    await show(wantedInterfaceLanguage())
  } catch (cause) {
    logError('The interface language was not loaded', cause)
    // Whoever was greeted already was greeted in the other one.
    document.documentElement.lang = languageTag(current.language)
  }
}

/**
 * Shows the interface in another language and keeps the choice in this browser.
 * @throws where the language could not be loaded; then everything stays as it was
 */
export async function setInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  await show(language)
  if (current.language === language) keepInterfaceLanguage(language)
}

/** The language the interface is shown in now, for code outside of components. */
export const currentInterfaceLanguage = (): InterfaceLanguage => current.language

/** The texts shown now, for code outside of components; a component takes `useTexts`. */
export const currentTexts = (): Texts => current.texts

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The texts of the interface; a change of the language renders again. */
export function useTexts(): Texts {
  return useSyncExternalStore(subscribe, currentTexts)
}

/** The language of the interface, also as the locale of `Intl`, and how to change it. */
export function useInterfaceLanguage(): [InterfaceLanguage, typeof setInterfaceLanguage] {
  return [useSyncExternalStore(subscribe, currentInterfaceLanguage), setInterfaceLanguage]
}
