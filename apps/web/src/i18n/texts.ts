import { use, useSyncExternalStore } from 'react'
import type { EntryName, GroupName, Several, Texts } from './groups'
import { chosenTexts, loadGroup } from './loaded-texts'
import { shownLanguage, subscribeToLanguage } from './shown-language'

/**
 * The texts of a group, or of several by their names, in the language of the interface; a change of the language renders
 * again. Where a group is not here yet the component suspends; who loads a page names its groups (`withTexts`), so that
 * they come with its script.
 */
export function useTexts<Name extends GroupName>(name: Name): Texts[Name]
export function useTexts<Name extends GroupName>(...names: Several<Name>): Pick<Texts, Name>
export function useTexts(...names: readonly GroupName[]): unknown {
  const open = useSyncExternalStore(subscribeToLanguage, shownLanguage)
  // All are asked for before the first is waited for.
  const loads = names.map((name) => loadGroup(open, name))
  for (const load of loads) if (load) use(load)
  return chosenTexts(open, names)
}

/** Texts that are always here, for code outside of components. */
export function currentTexts<Name extends EntryName>(name: Name): Texts[Name]
export function currentTexts<Name extends EntryName>(...names: Several<Name>): Pick<Texts, Name>
export function currentTexts(...names: readonly EntryName[]): unknown {
  return chosenTexts(shownLanguage(), names)
}
