import { useLayoutEffect, type RefObject } from 'react'
import type { TextField } from './pending-letters'

interface OpenList {
  field: TextField | undefined
  listId: string
  /** Below zero where none is. */
  marked: number
}

/**
 * Tells those who hear the page that characters are listed for a field, whether they are at present, and which is marked:
 * a combobox. A field of several lines and one for a search keep the roles they have, which may control a list as well.
 */
export function useFieldRoles(
  place: RefObject<HTMLElement | null>,
  isOffered: boolean,
  open: OpenList | undefined,
): void {
  // Fields come and go with what stands around them.
  useLayoutEffect(() => {
    const fields = place.current?.querySelectorAll<HTMLInputElement>('input:is([type=text], :not([type]))')
    for (const field of fields ?? []) {
      if (isOffered) {
        const roles = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' }
        for (const [name, value] of Object.entries(roles)) field.setAttribute(name, value)
        field.setAttribute('aria-expanded', String(open?.field === field))
      } else removeAll(field, ['role', 'aria-autocomplete', 'aria-haspopup', 'aria-expanded'])
    }
  })
  useLayoutEffect(() => {
    if (!open?.field) return
    const { field, listId, marked } = open
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    if (marked >= 0) field.setAttribute('aria-activedescendant', `${listId}-${marked}`)
    return () => removeAll(field, ['aria-controls', 'aria-activedescendant'])
  })
}

function removeAll(field: TextField, names: readonly string[]): void {
  for (const name of names) field.removeAttribute(name)
}
