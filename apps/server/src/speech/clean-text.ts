// Tags, and what Markdown and speech engines take for commands. Emoji would be read by their names.
const marks =
  /<\/?[a-z!?][^<>]{0,200}>|[<>&*_`~#|\\^[\]{}]|\p{Extended_Pictographic}|(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/giu

const blank = (mark: string): string => ' '.repeat(mark.length)

/**
 * The text as it is read out: without markup, emoji and control characters, each of which becomes as many blanks, so
 * that places in it are places in the text as written (in UTF-16 code units).
 */
export function cleanText(text: string): string {
  return text.replace(marks, blank).replaceAll('’', "'")
}

/** Whether there is anything to read out in a cleaned text. */
export const isSpeakable = (cleaned: string): boolean => /[\p{L}\p{N}]/u.test(cleaned)
