import { useRef } from 'react'

/**
 * Handlers for a dialog that no trigger of its own opens: when it closes, the focus goes back to where it was. Without
 * them it would be lost, and the keyboard would begin again at the top of the page.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
