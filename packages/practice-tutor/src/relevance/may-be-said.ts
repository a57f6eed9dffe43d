import { withoutMarks } from '@lingarden/text/plain-text'

/** Keys side by side: whoever strikes four of them in a row writes no word. */
const rowsOfKeys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const fewestKeys = 4

/** Letters that stand for a longer word (St, km) have no vowel. */
const shortest = 4

/** Two consonants that words of many languages begin with, in Latin letters. */
const beginnings =
  /^(?:[bcdfgkptvszjwhx][lrhwy]|s[cfkmnpqtvjz]|[kgp]n|ts|tz|dz|dj|mb|mp|mc|ng|nd|nk|nt|ll|lh|nh|rh|gu|qu|ps|pt|cz|rz|sz|zs|zd|[jdk]j|[bcdfghjklmnprstvwxz]['’])/u

/** Longest run of consonants in a name: “Wirtschl…” has six, and nobody is called “bcdfg”. */
const mostConsonants = 5

/** A syllable, or a character, three times over: “blablabla”, 哈哈哈. */
const stammered = /(\p{L}{2,})\1\1|(\p{Script=Han})\2\2/iu

/**
 * Whether a word can be spoken as names are: it has a vowel, begins as words do, and is no row of keys. What is written in other
 * letters is not judged.
 */
export function mayBeSaid(word: string): boolean {
  if (stammered.test(word)) return false
  const plain = withoutMarks(word).toLowerCase()
  const letters = plain.replaceAll(/[^a-zœæøß]/gu, '')
  if (letters.length < 2 || !/^[\p{Script=Latin}\p{P}]+$/u.test(word)) return letters.length < 2
  const isShortened = letters.length < shortest || /^\p{Lu}{2,4}$/u.test(word)
  if ((!isShortened && !/[aeiouyœæø]/u.test(letters)) || rowsOfKeys.some((row) => hasRow(letters, row)))
    return false
  if (/q(?!u|i)/u.test(letters.slice(0, -1)) || /([a-z])\1\1/u.test(letters)) return false
  const [start = ''] = /^[^aeiouyœæø]+/u.exec(letters) ?? []
  const longest = letters.match(/[^aeiouyœæø]+/gu) ?? []
  return (
    (isShortened || start.length < 2 || beginnings.test(start)) &&
    longest.every(({ length }) => length <= mostConsonants)
  )
}

function hasRow(letters: string, row: string): boolean {
  for (let from = 0; from + fewestKeys <= row.length; from++)
    if (letters.includes(row.slice(from, from + fewestKeys))) return true
  return false
}
