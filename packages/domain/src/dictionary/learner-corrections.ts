import type { LanguageTag } from '@lingarden/languages/find-language'
import { toneOf, withTone } from '@lingarden/languages/zh/reading/pinyin'
import { splitPinyin } from '@lingarden/languages/zh/reading/split-pinyin'
import { latinKey, placeWords } from '@lingarden/languages/kit/tokens/latin/place-words'
import type { LearnerCorrections, TextToken } from '@lingarden/languages/kit/tokens/text-token'

/** What a learner put right of one text: how it is read, or which words it is made of. */
export interface CorrectionRow {
  /** As it stands in a message; Spanish and French as the key that `correctionKey` makes of it. */
  term: string
  reading: string | null
  words: string[] | null
}

/** The rows as splitting and reading take them. */
export function toLearnerCorrections(rows: readonly CorrectionRow[]): LearnerCorrections {
  return {
    splits: new Map(rows.flatMap(({ term, words }) => (words ? [[term, words] as const] : []))),
    readings: new Map(rows.flatMap(({ term, reading }) => (reading ? [[term, reading] as const] : []))),
  }
}

/** The key that a text of a message is corrected under. */
export function correctionKey(text: string, language: LanguageTag): string {
  return language === 'zh' ? text : latinKey(text)
}

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

/**
 * Reads how a learner splits a text: its words with spaces between them; hyphens may be left out.
 * @returns the words; undefined where they do not make up the text
 */
export function parseSplit(text: string, input: string, language: LanguageTag): string[] | undefined {
  const key = correctionKey(text, language)
  const words = correctionKey(input, language)
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isWhole =
    language === 'zh' ? words.join('') === key.replace(/\s+/g, '') : placeWords(key, words) !== undefined
  return isWhole && words.length > 0 ? words : undefined
}

/** What a correction may be of; the table takes no more. */
const longestCorrection = 100
/** What may stand between two words that are joined; between Han characters nothing may. */
const joinable = /^(?: +|[‐‑-])?$/u

/**
 * The text that two words of a message make together.
 * @param message the whole message that both are words of
 * @returns undefined where they do not follow on each other, or something other than a space or a hyphen parts them
 */
export function joinWords(
  message: string,
  [first, second]: readonly [TextToken | undefined, TextToken | undefined],
  language: LanguageTag,
): string | undefined {
  if (!first || !second) return undefined
  const end = first.start + first.text.length
  const between = message.slice(end, second.start)
  if (second.start < end || !(language === 'zh' ? between === '' : joinable.test(between))) return undefined
  const joined = message.slice(first.start, second.start + second.text.length)
  return correctionKey(joined, language).length <= longestCorrection ? joined : undefined
}
