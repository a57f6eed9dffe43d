/** A word or a mark of a sentence, with its place in the text. */
export interface Word {
  text: string
  /** In lower case, with a straight apostrophe. */
  lower: string
  start: number
  end: number
  isWord: boolean
}

const parts = /[\p{L}\p{M}\d]+(?:['’](?=\p{L}))?(?:-\p{L}[\p{L}\p{M}]*)*|[^\s\p{L}\d]/gu

/** The words and marks of a sentence; an elided word (l', qu') stands for itself. */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(parts), (match) => ({
    text: match[0],
    lower: match[0].toLowerCase().normalize('NFC').replace('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
    isWord: /^[\p{L}\d]/u.test(match[0]),
  }))
}
