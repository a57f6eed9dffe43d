import { shortcuts, type ShortcutAction, type ShortcutPlace } from './shortcuts'

/** What a press of a key says of itself; the events of the browser and of React both do. */
export interface PressedKey {
  key: string
  shiftKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
}

/** The modifiers of a combination and its key, such as Shift and Enter of `Shift+Enter`. */
export function splitCombination(combination: string): { modifiers: string[]; key: string } {
  const parts = combination.split('+')
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? '' }
}

function isPressed(combination: string, pressed: PressedKey): boolean {
  const { modifiers, key } = splitCombination(combination)
  const { shiftKey = false, ctrlKey = false, metaKey = false, altKey = false } = pressed
  const isMod = ctrlKey || metaKey
  if (altKey || isMod !== modifiers.includes('Mod')) return false
  // What a key writes tells by itself whether Shift was held: it is held for ?, on one keyboard, and not on another.
  const isShiftAsked = isMod || pressed.key.length > 1 || pressed.key === ' '
  if (isShiftAsked && shiftKey !== modifiers.includes('Shift')) return false
  return isMod ? pressed.key.toLowerCase() === key : pressed.key === key
}

/** What a key does in a place; undefined for one that means nothing there. */
export function readShortcut<Place extends ShortcutPlace>(
  place: Place,
  pressed: PressedKey,
): ShortcutAction<Place> | undefined {
  const actions = Object.entries<readonly string[]>(shortcuts[place])
  const found = actions.find(([, keys]) => keys.some((combination) => isPressed(combination, pressed)))
  return found?.[0] as ShortcutAction<Place> | undefined
}
