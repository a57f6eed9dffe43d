export interface AsideRules {
  /** Every aside of a text: interjections wherever they stand, and words that open a sentence that goes on. */
  inText: RegExp
  /** A word in lower case that is an interjection wherever it stands. */
  interjection: RegExp
}

/**
 * The patterns of what says nothing of its own.
 * @param interjections what one says while one thinks, drawn out or not, as the source of a pattern
 * @param openers words that are one only where they open a sentence that goes on (“vaya, qué bien”, but “vaya todo recto”)
 * @param joiner what stands between two words
 */
export function asidesOf(interjections: string, openers: string, joiner: '' | ' '): AsideRules {
  const [before, after] = joiner === '' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})']
  const beginning = `(?<=^[\\s¡¿]*(?:(?:${interjections}|${openers})[\\s,，.…!]+)*)`
  return {
    inText: new RegExp(`${before}(?:${interjections})${after}|${beginning}(?:${openers})${after}`, 'giu'),
    interjection: new RegExp(`^(?:${interjections})$`, 'u'),
  }
}
