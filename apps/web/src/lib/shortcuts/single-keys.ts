import { readLocal, writeLocal } from '@/lib/local-store'

const storageKey = 'single-keys'

/** Whether keys that write something by themselves (letters, digits, signs) do something as well; on unless switched off. */
export const areSingleKeysOn = (): boolean => readLocal<boolean>(storageKey) !== false

/** Keeps in this browser whether they do. WCAG 2.1.4 asks for a way to switch them off: speech input presses them by mistake. */
export function setSingleKeys(isOn: boolean): void {
  writeLocal(storageKey, isOn)
}

/** Whether a key writes a letter, a digit or a sign; space does not count, as it presses what has the focus. */
export const isSingleKey = (key: string): boolean => [...key].length === 1 && key !== ' '
