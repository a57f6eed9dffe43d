import { countEnglish } from '@lingarden/text/english'
import { findPath } from './find-path.ts'
import type { PinyinIndex } from './pinyin-index.ts'
import { spell, type Spelled } from './spelled.ts'

/** A run of Latin letters with what belongs to pinyin: tones, apostrophes, u: for ü. */
const run = /[\p{Script=Latin}\p{M}]+(?:['’:]?[\p{Script=Latin}\p{M}]+|(?<=[uU]):|[1-5](?!\d))*/gu
const between = /^[\s'’]*$/u
const marks: Readonly<Record<string, string>> = { '.': '。', ',': '，', '?': '？', '!': '！' }

interface Word {
  text: string
  start: number
  end: number
}

/**
 * A message with what was written in pinyin in characters. Names keep their letters, as what begins with a capital does
 * inside a sentence; a text with words that are no pinyin, such as an English one, stays as it is.
 */
export function writeAsCharacters(text: string, index: PinyinIndex): string {
  const words = Array.from(text.matchAll(run), (match): Word => {
    return { text: match[0], start: match.index, end: match.index + match[0].length }
  })
  const plain = words.filter((word) => !isName(word, text, words, index))
  const english = countEnglish(text)
  if (plain.length === 0 || (english === words.length && !/\p{Script=Han}/u.test(text))) return text
  const spans = joinSpans(plain, text).map((span) => ({
    ...span,
    spelled: spell(span.text),
  }))
  let written = ''
  let end = 0
  for (const { start, end: next, spelled } of spans) {
    const characters = spelled && isAllPinyin(spelled) ? findPath(index, spelled, false)?.words : undefined
    if (!characters) return text
    written += text.slice(end, start) + characters.map((word) => word.text).join('')
    end = next
  }
  written += text.slice(end)
  return written
    .replace(/(?<=\p{Script=Han})\s*([.,?!])/gu, (mark: string, sign: string) => marks[sign] ?? mark)
    .replace(/(?<=[\p{Script=Han}。，？！])\s+(?=\p{Script=Han})/gu, '')
}

const isAllPinyin = ({ isWhole }: Spelled): boolean => isWhole[0] === true

/** A capital makes a name, but for the first word of a sentence that goes on, or that is a common word by itself. */
function isName({ text, start }: Word, whole: string, words: readonly Word[], index: PinyinIndex): boolean {
  if (!/^\p{Lu}/u.test(text)) return false
  if (whole.slice(0, start).trim() !== '') return true
  const letters = spell(text)?.letters ?? ''
  const isCommon = (index.find(letters)[0]?.cost ?? Infinity) < costOfCommon
  return !isCommon && words.length === 1
}

/** Of a word among the first 3,000 or so. */
const costOfCommon = 10.4

/** Words of pinyin with nothing but space between them, as one. */
function joinSpans(words: readonly Word[], text: string): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && between.test(text.slice(last.end, word.start)))
      joined[joined.length - 1] = { ...last, text: text.slice(last.start, word.end), end: word.end }
    else joined.push(word)
  }
  return joined
}
