/** A word without its accents; ñ stays, as it is a letter of its own. */
export function withoutAccents(word: string): string {
  return word.replace(/[^ñ]+/gu, (part) => part.normalize('NFD').replace(/\p{M}/gu, ''))
}

/** The same with ligatures as they are typed on plain keys: cœur as coeur. */
export const withoutLigatures = (word: string): string => withoutAccents(word).replaceAll('œ', 'oe')
