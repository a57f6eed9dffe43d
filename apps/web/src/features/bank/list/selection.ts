/** The words that are picked for something that is to be done with all of them. */
export interface Selection {
  words: ReadonlySet<string>
  /** Where a range begins: the word picked or left last. */
  anchor: string | undefined
}

export const nothingSelected: Selection = { words: new Set(), anchor: undefined }

/** Picks a word, or leaves it where it was picked. */
export function toggleWord({ words }: Selection, word: string): Selection {
  const next = new Set(words)
  if (!next.delete(word)) next.add(word)
  return { words: next, anchor: word }
}

/** Picks everything between the anchor and a word, both included; the word alone where there is no anchor. */
export function selectRange(selection: Selection, word: string, order: readonly string[]): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(word)
  if (from < 0 || to < 0) return { words: new Set([...selection.words, word]), anchor: word }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { words: new Set([...selection.words, ...range]), anchor: selection.anchor }
}

/** Picks all of a list, or none where all of it is picked. */
export function toggleAll({ words }: Selection, order: readonly string[]): Selection {
  const hasAll = order.length > 0 && order.every((word) => words.has(word))
  return hasAll ? nothingSelected : { words: new Set(order), anchor: order[0] }
}
