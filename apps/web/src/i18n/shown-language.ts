import type { GroupName } from './groups'
import { languageTag, type InterfaceLanguage } from './languages'
import { forgetFailedTexts, loadGroups, openLanguage, type OpenLanguage } from './loaded-texts'

let shown: OpenLanguage | undefined
let wanted: InterfaceLanguage = 'en'
const listeners = new Set<() => void>()
const first = Promise.withResolvers<void>()

/** Resolves once any language is shown. */
export const firstLanguage = first.promise

/**
 * Shows the interface in a language, once all of it is loaded that is loaded of the one shown now.
 * @throws where it cannot be loaded; then everything stays as it was
 */
export async function showLanguage(language: InterfaceLanguage): Promise<void> {
  wanted = language
  forgetFailedTexts()
  const next = await openLanguage(language)
  await bringAlong(next)
  // Whoever changes their mind while a language loads gets the last one chosen.
  if (wanted !== language) return
  shown = next
  document.documentElement.lang = languageTag(language)
  first.resolve()
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
 * The language shown now, with what is loaded of it.
 * @throws where none is open yet
 */
export function shownLanguage(): OpenLanguage {
  if (!shown) throw new Error('The interface language is not open yet')
  return shown
}

/** The language the interface is shown in now, for code outside of components. */
export const currentInterfaceLanguage = (): InterfaceLanguage => shown?.language ?? 'en'

/** Tells of every change of the language. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
