import type { Lexicon } from '../../kit/lexicon/lexicon.ts'
import { withoutLigatures } from '@lingarden/text/accents'

/** From here on a word is too rare to be meant. */
const rarest = 15_000
/** How many times more frequent the best candidate must be than the next one. */
const margin = 4

/**
 * The word that sounds like an unknown one to most who speak Spanish, or differs from it by letters that are written twice in
 * other languages: nesecita, frequentemente, occurió. Undefined where none or several are meant.
 * @param word in lower case, unknown to the lexicon
 */
export function soundsLike(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < 5) return undefined
  const sound = soundOf(word)
  const found = [...new Set(lexicon.similar(withoutLigatures(word)))]
    .filter((candidate) => soundOf(candidate) === sound && lexicon.rank(candidate) <= rarest)
    .toSorted((a, b) => lexicon.rank(a) - lexicon.rank(b))
  const [first, second] = found
  // Five letters are too few for a word that is not very frequent: jolla may be a name.
  if (first === undefined || (word.length === 5 && lexicon.rank(first) > 2500)) return undefined
  return second !== undefined && lexicon.rank(second) < lexicon.rank(first) * margin ? undefined : first
}

/** How a word is said, by letters: b and v, s, z and c, ll and y, j and g are one; h and accents are none. */
const soundOf = (word: string): string =>
  withoutLigatures(word)
    .replace(/(?<!c)h/g, '')
    .replace(/ll/g, 'y')
    .replace(/ph/g, 'f')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/qu(?=en[tc])/g, 'ku')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/qu/g, 'ku')
    .replace(/ch/g, 'C')
    .replace(/cc(?=[ei])/g, 'ks')
    .replace(/c(?=[ei])/g, 's')
    .replace(/z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/(?<=[aeou])y(?![aeiou])/g, 'i')
    .replace(/(.)\1/g, '$1')
