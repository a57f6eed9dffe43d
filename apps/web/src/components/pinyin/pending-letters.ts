/** A field that is written in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Letters of pinyin that are still to become characters: those right before the caret. */
export interface Pending {
  letters: string
  /** Where they begin in the text, in UTF-16 code units. */
  start: number
}

/** Latin letters with their tones as marks or digits, apostrophes between syllables, and u: for ü. */
const run = /[\p{Script=Latin}\p{M}'’:0-5]+$/u

/**
 * The letters before a caret that may be pinyin; undefined where there are none. What begins with a capital is a name, and
 * stays as it is.
 */
export function pendingLetters(text: string, caret: number): Pending | undefined {
  const [found = ''] = run.exec(text.slice(0, caret)) ?? []
  const letters = found.replace(/^[^\p{Script=Latin}]+/u, '')
  if (letters === '' || /^\p{Lu}/u.test(letters)) return undefined
  return { letters, start: caret - letters.length }
}

/** Puts characters in the place of the first letters that are pending, as if they had been typed. */
export function replaceLetters(
  field: TextField,
  { letters, start }: Pending,
  { text, taken }: { text: string; taken: number },
): void {
  const end = start + letters.length
  field.setRangeText(text, start, start + Math.min(taken, letters.length), 'end')
  const caret = end - Math.min(taken, letters.length) + text.length
  field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Writes a text where the caret stands, as if it had been typed. */
export function insertText(field: TextField, text: string): void {
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
