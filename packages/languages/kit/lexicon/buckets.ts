import { withoutLigatures } from '@lingarden/text/accents'

/** Words found again by their length and first letter. */
export interface WordBuckets {
  near: (word: string) => Iterable<string>
}

/** Letters that learners take for one another at the beginning of a word. */
const confused: Readonly<Record<string, string>> = {
  a: 'h',
  b: 'v',
  c: 'kqs',
  e: 'hi',
  g: 'j',
  h: 'aeiou',
  i: 'hye',
  j: 'g',
  k: 'cq',
  o: 'h',
  q: 'ck',
  s: 'cz',
  u: 'h',
  v: 'b',
  w: 'v',
  y: 'il',
  z: 's',
}

/** Sorts words by first letter and length, so that a misspelt word is compared with few of them. */
export function bucketWords(words: readonly string[]): WordBuckets {
  const buckets = new Map<string, string[]>()
  for (const word of words) {
    const key = keyOf(withoutLigatures(word.charAt(0)), word.length)
    const others = buckets.get(key)
    if (others) others.push(word)
    else buckets.set(key, [word])
  }
  return {
    *near(word) {
      const first = withoutLigatures(word.charAt(0))
      for (const letter of first + (confused[first] ?? '')) {
        for (const length of [word.length - 1, word.length, word.length + 1])
          yield* buckets.get(keyOf(letter, length)) ?? []
      }
    },
  }
}

const keyOf = (letter: string, length: number) => `${letter}${length}`
