/** From here on a word is too rare to be believed meant, unless letters were swapped or doubled. */
const rarest = 6000
/** Words of so many letters leave little doubt of which one is meant, even where that one is rarer. */
const long = 8
const rarestLong = 13_000
/** Words so frequent that hardly another one can be meant: demain, depuis. */
const best = 300

/**
 * Whether a suggestion that is one letter away is surely the word meant. A last letter more or less makes another word or an
 * unlisted one (surfean, desorientador), and of five letters too few are left to know a word by.
 * @param rank place of the suggestion among the frequent words
 */
export function isSureSlip(word: string, better: string, rank: number): boolean {
  if (rank <= best || isSlipOfHand(word, better)) return true
  if (
    word.length <= 5 ||
    rank > (word.length >= long && word.charAt(0) === better.charAt(0) ? rarestLong : rarest)
  )
    return false
  const shorter = Math.min(word.length, better.length)
  const isLast =
    word.slice(0, shorter) === better.slice(0, shorter) || word.slice(0, -1) === better.slice(0, -1)
  return !isLast
}

/** Two letters swapped (beuno), or one written twice or once (terible, intelligente). */
function isSlipOfHand(word: string, better: string): boolean {
  const single = (text: string) => text.replace(/(.)\1/gu, '$1')
  if (single(word) === single(better) && word.at(-1) === better.at(-1)) return true
  return (
    word.length === better.length &&
    [...word].some(
      (letter, place) =>
        word.slice(0, place) + word.charAt(place + 1) + letter + word.slice(place + 2) === better,
    )
  )
}
