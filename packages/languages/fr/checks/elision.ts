import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, wordsOf } from './words.ts'

const elided: Readonly<Record<string, string>> = {
  je: "j'",
  le: "l'",
  la: "l'",
  de: "d'",
  ne: "n'",
  me: "m'",
  te: "t'",
  se: "s'",
  que: "qu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
}
const notAfterArticle = wordsOf('hier y un une a et ou à en aussi avec ici au aux est où on ils elles')

/** Elides a short word before a vowel: je ai, de eau, ce est, si il. */
export function elide(reader: Reader, place: number): readonly Edit[] {
  const { at, words, text, isWord, lexicon } = reader
  const [word, next] = [words[place], words[place + 1]]
  if (!word || !next || !isWord(place + 1) || text.slice(word.end, next.start) !== ' ') return []
  const short = shortForm(word.lower, next.lower)
  // How the name of a person begins for the ear cannot be told: de Hugo, de Yasmine.
  if (short === undefined || /^\p{Lu}/u.test(next.text) || !lexicon.isKnown(next.lower)) return []
  if (word.lower === 'que' && at(place - 1) === 'ce' && next.lower === 'ou') return []
  // Qu'est-ce que est: there qui was meant.
  if (word.lower === 'que' && at(place - 1) === 'est-ce' && next.lower === 'est') return []
  const first = word.text.charAt(0)
  const replacement = first + short.slice(1)
  return [
    {
      start: word.start,
      end: next.start,
      replacement,
      reason: ['becomesBeforeVowel', word.lower, short],
    },
  ]
}

function shortForm(word: string, next: string): string | undefined {
  if (word === 'ce' && /^(est|était|étaient)$/.test(next)) return "c'"
  if (word === 'si' && /^ils?$/.test(next)) return "s'"
  const short = elided[word]
  if (short === undefined || !beginsWithVowel(next)) return undefined
  return /^l[ea]$/.test(word) && notAfterArticle.has(next) ? undefined : short
}
