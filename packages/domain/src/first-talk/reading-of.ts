const han = /\p{Script=Han}/u

/** A part of a line, with the reading that stands above it. */
export interface ReadPart {
  text: string
  reading?: string
}

/**
 * A line in words, and what has no reading in between: of each word its characters, each with its syllable. What a learner
 * wrote in characters has no syllable, and so the rest of that line goes without.
 * @param reading a syllable a character, those of a word joined by a middle dot
 */
export function readWords(text: string, reading: string | undefined): ReadPart[][] {
  const syllables = (reading?.split(/\s+/) ?? []).flatMap((word) =>
    word.split('·').map((syllable, place) => ({ syllable, isFirst: place === 0 })),
  )
  const pieces = text.match(/\p{Script=Han}|\P{Script=Han}+/gu) ?? []
  if (pieces.filter((piece) => han.test(piece)).length !== syllables.length) return [[{ text }]]
  const words: ReadPart[][] = []
  for (const piece of pieces) {
    const over = han.test(piece) ? syllables.shift() : undefined
    const part = over ? { text: piece, reading: over.syllable } : { text: piece }
    if (over?.isFirst === false) words.at(-1)?.push(part)
    else words.push([part])
  }
  return words
}
