import { useSyncExternalStore } from 'react'
import { logError } from '@/lib/log'
import type { InterfaceLanguage } from './languages'
import { currentInterfaceLanguage, showLanguage, subscribeToLanguage } from './shown-language'
import { keepInterfaceLanguage, wantedInterfaceLanguage } from './wanted-language'

/**
 * Shows the language this browser chose or prefers; English where it cannot be loaded. Run once, before the first render.
 * @throws where not even English can be loaded
 */
export async function openInterfaceLanguage(): Promise<void> {
  try {
    await showLanguage(wantedInterfaceLanguage())
  } catch (cause) {
    logError('The interface language was not loaded', cause)
    // Whoever was greeted already was greeted in the other one.
    await showLanguage('en')
  }
}

/**
 * Shows the interface in another language and keeps the choice in this browser.
 * @throws where the language could not be loaded; then everything stays as it was
 */
export async function setInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  await showLanguage(language)
  if (currentInterfaceLanguage() === language) keepInterfaceLanguage(language)
}

/** The language of the interface, also as the locale of `Intl`, and how to change it. */
export function useInterfaceLanguage(): [InterfaceLanguage, typeof setInterfaceLanguage] {
  return [useSyncExternalStore(subscribeToLanguage, currentInterfaceLanguage), setInterfaceLanguage]
}
