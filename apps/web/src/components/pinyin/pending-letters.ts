import type { TypingRules } from '@lingarden/languages/rules/typing-rules'

/** A field that is written in. */
export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Letters that are still to become characters: what stands right before the caret, with the end of the word that it is in. */
export interface Pending {
  letters: string
  /** Where they begin in the text, in UTF-16 code units. */
  start: number
}

const ofWord = /^[\p{Script=Latin}\p{M}'’:0-5]+/u

/**
 * The letters before a caret that may become characters, with their spaces; undefined where there are none.
 * @param findRun where they begin, by the rules of the language
 * @param kept the beginning of the text that the learner wants in letters, with the word that it ends in
 */
export function pendingLetters(
  findRun: TypingRules['findRun'],
  text: string,
  caret: number,
  kept = '',
): Pending | undefined {
  const before = text.slice(0, caret)
  const [adjoining = ''] = kept === '' ? [] : (ofWord.exec(before.slice(kept.length)) ?? [])
  const from = kept.length + adjoining.length
  const run = findRun(before.slice(from))
  if (run === undefined) return undefined
  const [rest = ''] = /\s$/.test(before) ? [] : (ofWord.exec(text.slice(caret)) ?? [])
  return { letters: before.slice(from + run) + rest, start: from + run }
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
