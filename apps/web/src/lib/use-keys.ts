import { useEffect, useEffectEvent } from 'react'
import { readShortcut } from './shortcuts/read-shortcut'
import { areSingleKeysOn, isSingleKey } from './shortcuts/single-keys'

/** Whether a key pressed on an element belongs to something that is written in, or to what lies over the page. */
function isKeyTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (!(target instanceof HTMLElement)) return false
  const isWritten = target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
  return isWritten || target.closest('[role=dialog], [role=menu]') !== null
}

/**
 * Hears keys wherever the focus is, but not what is written into a field, and no single letters, digits and signs where
 * the learner has switched them off. On a screen no two may listen for the same key.
 */
export function useKeys(isActive: boolean, onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event) || (isSingleKey(event.key) && !areSingleKeysOn())) return
    onKey(event)
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive])
}

/** Hears the digits that pick an answer of an exercise, 1 to 9. */
export function useDigitKeys(isActive: boolean, onDigit: (digit: number) => void): void {
  useKeys(isActive, (event) => {
    if (readShortcut('exercises', event) !== 'pick') return
    event.preventDefault()
    onDigit(Number(event.key))
  })
}
