import { toneOf, withTone } from './pinyin.ts'
import { splitPinyin } from './split-pinyin.ts'

/**
 * Reads pinyin as a learner types it: "nǐ hǎo", "nǐhǎo", "ni3 hao3", "ni3hao3", "lv4". A word of several syllables
 * needs a tone, if only a 5.
 * @param text what it is the reading of; of Han characters, each has its syllable
 * @returns syllables with tone marks, a space between them; undefined where it is no reading of the text
 */
export function parseReading(input: string, text: string): string | undefined {
  const typed = input.trim().toLowerCase().normalize('NFD').replaceAll('\u0306', '\u030c').normalize('NFC')
  const letters = typed
    .replace(/v|u:/g, 'ü')
    .replace(/(?<=[jqxy])[üǖǘǚǜ]/gu, (vowel) => withTone('u', toneOf(vowel)))
  const splits = splitPinyin(letters)
  const characters = Array.from(text)
  const isHan = characters.every((character) => /\p{Script=Han}/u.test(character))
  const syllables = isHan ? splits.get(characters.length) : splits.values().next().value
  if (!syllables || syllables.length === 0) return undefined
  const isToned =
    /[1-5]/.test(typed) || syllables.length === 1 || syllables.some((syllable) => toneOf(syllable) > 0)
  const isRight = syllables.every(
    (syllable, place) => syllable !== 'r' || !isHan || characters[place] === '儿',
  )
  return isToned && isRight ? syllables.join(' ') : undefined
}
