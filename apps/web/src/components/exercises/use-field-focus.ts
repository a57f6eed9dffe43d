import { useEffect, type RefObject } from 'react'

/** A field is written in at once where there is a keyboard; on a phone it would cover what is asked. */
export const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

/** Puts the focus where an exercise begins: into the field to write in, else on what is asked. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const field = hasKeyboard() ? form.current?.querySelector<HTMLElement>('input:not([type=radio])') : null
    const begin = field ?? form.current?.querySelector<HTMLElement>('[data-prompt]')
    begin?.focus({ preventScroll: true })
  }, [form, isWanted])
}
