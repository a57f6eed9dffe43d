import { useEffect, useRef, type RefObject } from 'react'

/**
 * Puts the focus into a field that somebody was turned to: what they pressed is gone, or what they sent was refused for it.
 * @param turns how often that was; 0 where the field merely stands there
 */
export function useFocusWhenTurnedTo(turns: number): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (turns > 0) field.current?.focus()
  }, [turns])
  return field
}
