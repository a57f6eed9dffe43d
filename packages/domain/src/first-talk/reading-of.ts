const han = /\p{Script=Han}/u

/** A part of a line, with the reading that stands above it. */
export interface ReadPart {
  text: string
  reading?: string
}

/**
 * A line in parts: each character with its syllable, and what has none in between. What a learner wrote in characters has
 * no syllable, and so the rest of that line goes without.
 * @param reading a syllable a character, those of a word joined by a middle dot
 */
export function readParts(text: string, reading: string | undefined): ReadPart[] {
  const syllables = reading?.split(/[\s·]+/) ?? []
  if ([...text].filter((letter) => han.test(letter)).length !== syllables.length) return [{ text }]
  let next = 0
  return (text.match(/\p{Script=Han}|\P{Script=Han}+/gu) ?? []).map((part) => {
    const syllable = han.test(part) ? syllables[next++] : undefined
    return syllable === undefined ? { text: part } : { text: part, reading: syllable }
  })
}

/** A reading as a line of its own. */
export const readingLine = (reading: string): string => reading.replaceAll('·', '')
