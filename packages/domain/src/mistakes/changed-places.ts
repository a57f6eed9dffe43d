import { diffSentences } from '@lingarden/text/sentence-diff'

/** A span of words that a correction changed. */
export interface ChangedPlace {
  /** What was written there; empty where a word was missing. */
  wrong: readonly string[]
  /** What belongs there; empty where a word was too much. */
  right: readonly string[]
  /** Place of the first right word among the corrected words. */
  at: number
}

/** The words of a text in lower case, Chinese by its characters; punctuation is none. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{Script=Han}|[\p{L}\p{M}\d']+/gu) ?? []
  )
}

/** Where a correction changed words; capitals and punctuation are no change. */
export function changedPlaces(original: string, corrected: string): ChangedPlace[] {
  const places: { wrong: string[]; right: string[]; at: number }[] = []
  let at = 0
  let isOpen = false
  for (const { kind, text } of diffSentences(wordsOf(original).join(' '), wordsOf(corrected).join(' '))) {
    const words = wordsOf(text)
    if (words.length === 0) continue
    if (kind === 'same') {
      at += words.length
      isOpen = false
      continue
    }
    if (!isOpen) places.push({ wrong: [], right: [], at })
    isOpen = true
    if (kind === 'removed') places.at(-1)?.wrong.push(...words)
    else {
      places.at(-1)?.right.push(...words)
      at += words.length
    }
  }
  return places
}
