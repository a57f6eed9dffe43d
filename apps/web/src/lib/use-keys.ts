import { useEffect, useEffectEvent } from 'react'

/** Whether a key pressed on an element belongs to something that is written in, or to what lies over the page. */
function isKeyTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (!(target instanceof HTMLElement)) return false
  const isWritten = target.matches('textarea, select, input:not([type=radio], [type=checkbox])')
  return isWritten || target.closest('[role=dialog], [role=menu]') !== null
}

/** Hears keys wherever the focus is, but not what is written into a field. Only one on a screen may listen at a time. */
export function useKeys(isActive: boolean, onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isKeyTaken(event)) onKey(event)
  })
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive])
}

/** Hears the digits 1 to 9. */
export function useDigitKeys(isActive: boolean, onDigit: (digit: number) => void): void {
  useKeys(isActive, (event) => {
    if (!/^[1-9]$/u.test(event.key)) return
    event.preventDefault()
    onDigit(Number(event.key))
  })
}
