/** A quotation as it stands in a text, in UTF-16 code units. */
export interface Quote {
  start: number
  end: number
}

const marks = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu

/** A quotation or its correction without the marks around it. */
export const withoutMarks = (text: string): string => text.normalize('NFC').replace(marks, '')

/**
 * Where a quotation stands in a text as whole words, whatever its capitals; undefined where it does not, or where it stands
 * more than once, so that nobody knows which is meant.
 */
export function placeQuote(quoted: string, text: string): Quote | undefined {
  const [wanted, within] = [plain(quoted), plain(text)]
  // Some capitals are longer than their small letters; then the places would not be those of the text.
  if (wanted === '' || within.length !== text.length) return undefined
  const places: Quote[] = []
  for (let start = within.indexOf(wanted); start >= 0; start = within.indexOf(wanted, start + 1)) {
    const end = start + wanted.length
    if (isBreak(within, start) && isBreak(within, end)) places.push({ start, end })
  }
  return places.length === 1 ? places[0] : undefined
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** Whether no word goes on over a place; Han characters are words of their own. */
function isBreak(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (/\p{Script=Han}$/u.test(before) || /^\p{Script=Han}/u.test(after)) return true
  return !(/[\p{L}\p{M}\p{N}]$/u.test(before) && /^[\p{L}\p{M}\p{N}]/u.test(after))
}
