import { useSyncExternalStore } from 'react'
import { logError } from '@/lib/log'
import type { GroupName } from './groups'
import { languageTag, type InterfaceLanguage } from './languages'
import { forgetFailedTexts, loadGroups, openLanguage, type OpenLanguage } from './loaded-texts'
import { keepInterfaceLanguage, wantedInterfaceLanguage } from './wanted-language'

let shown: OpenLanguage | undefined
let wanted: InterfaceLanguage = 'en'
const listeners = new Set<() => void>()

async function show(language: InterfaceLanguage): Promise<void> {
  wanted = language
  forgetFailedTexts()
  const next = await openLanguage(language)
  await bringAlong(next)
  // Whoever changes their mind while a language loads gets the last one chosen.
  if (wanted !== language) return
  shown = next
  document.documentElement.lang = languageTag(language)
  for (const listener of listeners) listener()
}

/** Loads what is loaded of the language shown, so that all of the page changes at once; what came meanwhile as well. */
async function bringAlong(next: OpenLanguage): Promise<void> {
  const names = Object.keys(shown?.texts ?? {}) as GroupName[]
  if (names.every((name) => next.texts[name])) return
  await loadGroups(next, names)
  await bringAlong(next)
}

/**
 * Shows the language this browser chose or prefers; English where it cannot be loaded. Run once, before the first render.
 * @throws where not even English can be loaded
 */
export async function openInterfaceLanguage(): Promise<void> {
  try {
    await show(wantedInterfaceLanguage())
  } catch (cause) {
    logError('The interface language was not loaded', cause)
    // Whoever was greeted already was greeted in the other one.
    await show('en')
  }
}

/**
 * Shows the interface in another language and keeps the choice in this browser.
 * @throws where the language could not be loaded; then everything stays as it was
 */
export async function setInterfaceLanguage(language: InterfaceLanguage): Promise<void> {
  await show(language)
  if (currentInterfaceLanguage() === language) keepInterfaceLanguage(language)
}

/**
 * The language shown now, with what is loaded of it.
 * @throws where none is open yet
 */
export function shownLanguage(): OpenLanguage {
  if (!shown) throw new Error('The interface language is not open yet')
  return shown
}

/** Whether any language is shown yet. */
export const isLanguageOpen = (): boolean => shown !== undefined

/** The language the interface is shown in now, for code outside of components. */
export const currentInterfaceLanguage = (): InterfaceLanguage => shown?.language ?? 'en'

/** Tells of every change of the language. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language of the interface, also as the locale of `Intl`, and how to change it. */
export function useInterfaceLanguage(): [InterfaceLanguage, typeof setInterfaceLanguage] {
  return [useSyncExternalStore(subscribeToLanguage, currentInterfaceLanguage), setInterfaceLanguage]
}
