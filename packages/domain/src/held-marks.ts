/** Spaces as people type them, and those that hold a line together already. */
const spaces = String.raw`[ \u00A0\u202F]+`
const marks = String.raw`(?:${spaces}[!?;:»]+)+`
/**
 * The end of the word is held with its marks: where lines are balanced, browsers end one before a span that begins with a
 * space. Longer words may still be broken.
 */
const held = new RegExp(String.raw`[^\s«]{0,12}${marks}|«${spaces}\S?`, 'gu')
const isSpace = new RegExp(`^${spaces}$`, 'u')

/** A piece of a text. */
export interface TextPiece {
  text: string
  /** In UTF-16 code units from the beginning of the text. */
  start: number
  /** Whether no line may end within it. */
  isHeld: boolean
}

/**
 * The pieces of a text by where a line may end. French has a space before `! ? ; : »` and after `«`, which is typed as any
 * other; there a browser would begin a line with the mark. Other languages have no such spaces. Put together, the pieces
 * are the text as it was.
 */
export function holdMarks(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  const take = (to: number, isHeld: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), start: end, isHeld })
    end = to
  }
  for (const { 0: match, index } of text.matchAll(held)) {
    take(index, false)
    take(index + match.length, true)
  }
  take(text.length, false)
  return pieces
}

/** Whether no line may end at a piece of a text because of what stands before and after it, as holdMarks says. */
export function isHeldSpace(before: string, piece: string, after: string): boolean {
  return isSpace.test(piece) && (before.endsWith('«') || /^[!?;:»]/u.test(after))
}
