/** Lists within one cell of a table: sentences one a line, tags between semicolons. */

const separator = /[;,；，、]/u

/** Tags in one cell. Where a tag itself has a separator in it, each stands on a line of its own, the last one too. */
export function joinTags(tags: readonly string[]): string {
  return tags.some((tag) => separator.test(tag)) ? `${tags.join('\n')}\n` : tags.join('; ')
}

/** The tags of a cell, each once: by lines where it has lines, else between semicolons and commas. */
export function splitTags(cell: string): string[] {
  return tidyList(cell.split(cell.includes('\n') ? '\n' : separator))
}

export function joinSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => sentence.replaceAll(/\s*\n\s*/gu, ' ')).join('\n')
}

/** The last three sentences of a cell, which is what the bank keeps. */
export function splitSentences(cell: string): string[] {
  return tidyList(cell.split('\n')).slice(-3)
}

/** Trimmed, without what is empty or there twice. */
export function tidyList(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.trim()).filter(Boolean))]
}
