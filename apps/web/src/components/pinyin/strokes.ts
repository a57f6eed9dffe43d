import { insertText, type TextField } from './pending-letters'

/** A key that was pressed. */
export interface Stroke {
  key: string
  shiftKey: boolean
}

const withoutText = /^(?:Enter|Escape|Backspace|Page(?:Up|Down)|Arrow(?:Up|Down|Left|Right))$/

/** Keys that do nothing by themselves. */
export const isModifier = (key: string): boolean =>
  /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn)$/.test(key)

/** A key that can be pressed later as well; undefined for shortcuts and for what an input method works at. */
export function readStroke(event: KeyboardEvent): Stroke | undefined {
  const { key, shiftKey } = event
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined
  return key.length === 1 || withoutText.test(key) ? { key, shiftKey } : undefined
}

/** Does to a field what a browser does when a key is pressed in it. */
export function strike(field: TextField, { key, shiftKey }: Stroke): void {
  if (!field.isConnected || field.readOnly || field.disabled) return
  if (key.length === 1) return insertText(field, key)
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  if (!field.dispatchEvent(event)) return
  if (key === 'ArrowLeft' || key === 'ArrowRight') moveCaret(field, key === 'ArrowLeft' ? -1 : 1)
  if (key !== 'Enter') return
  if (field instanceof HTMLTextAreaElement) insertText(field, '\n')
  else field.form?.requestSubmit()
}

function moveCaret(field: TextField, by: 1 | -1): void {
  const caret = Math.max(0, (field.selectionEnd ?? 0) + by)
  field.setSelectionRange(caret, caret)
}
