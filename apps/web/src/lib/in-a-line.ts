/** Beginnings of sentences as they stand within a line, with small first letters. */
export const inALine = (sentences: readonly string[]): string =>
  sentences
    .map((sentence) => sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
    .join(' · ')
