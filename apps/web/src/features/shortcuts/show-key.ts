import { splitCombination } from '@/lib/shortcuts/read-shortcut'

/** Keys that wear a sign rather than a word. */
const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Mod: 'Ctrl',
}

/** On a Mac the keys have names of their own. */
const macSigns: Readonly<Record<string, string>> = { ...signs, Mod: '⌘', Shift: '⇧', Enter: '↩', Delete: '⌦' }

export interface Keyboard {
  isMac: boolean
  /** What this language prints on keys that English names, such as `Enter`. */
  names: Readonly<Record<string, string>>
}

/** Keys that do the same, under the keys that are held with all of them. */
export interface ShownKeys {
  held: string[]
  keys: string[]
}

/** Digits that follow each other become one entry from the first to the last; other keys stay as they are. */
function joinDigits(keys: readonly string[]): string[] {
  const isRun = keys.length > 2 && keys.every((key, place) => key === String(place + 1))
  return isRun ? [`${keys[0]} – ${keys.at(-1)}`] : [...keys]
}

/**
 * The combinations of an action as they are printed on the keyboard.
 * @param combinations of one action; they are all held with the same keys
 */
export function showKeys(combinations: readonly string[], { isMac, names }: Keyboard): ShownKeys {
  const print = (key: string): string => {
    const printed = (isMac ? macSigns : signs)[key] ?? names[key] ?? key
    return printed.length === 1 ? printed.toUpperCase() : printed
  }
  const split = combinations.map(splitCombination)
  return {
    held: (split[0]?.modifiers ?? []).map(print),
    keys: joinDigits(split.map(({ key }) => print(key))),
  }
}
