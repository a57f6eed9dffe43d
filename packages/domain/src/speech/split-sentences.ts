import { supportedLanguages } from '@lingarden/languages/find-language'

/** A span of a text, in UTF-16 code units; the end is the first unit after it. */
export interface TextRange {
  start: number
  end: number
}

/** Stops with the brackets and quotes that they close, or a line's end. French sets a space before its guillemets. */
const stops = /[.!?…。！？]+(?:[ \u00a0\u202f]?»|["”’)\]」』）】*_])*|\n/gu
const lowerCase = /^\p{Ll}/u
const han = /^\p{Script=Han}/u

/** Of every language: a text may be read out before anybody knows which it is in. */
const shortForms: ReadonlySet<string> = new Set(
  supportedLanguages.flatMap((language): readonly string[] => language.shortForms ?? []),
)
const lastWord = /(?:^|[^\p{L}\p{N}])(\p{L}+)$/u
const initial = /^\p{Lu}$/u
const listNumber = /(?:^|\n)\s*\d{1,3}$/u

/** Whether there is anything to read out in a text. */
export const isSpeakable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * The sentences of a text in any language that is taught, without the space around them. What has nothing to read out,
 * such as an emoji, is no sentence.
 * @param isWhole false while the text is still being written: then only sentences are told that nothing which follows
 *   can change, so that those of a beginning are the first of those of the whole
 */
export function splitSentences(text: string, isWhole: boolean): TextRange[] {
  const sentences: TextRange[] = []
  let start = 0
  for (const { 0: stop, index } of text.matchAll(stops)) {
    const end = index + stop.length
    if (index < start || !isSpeakable(text.slice(start, end))) continue
    const next = text.slice(end).search(/\S/u)
    if (next < 0 && !isWhole && stop !== '\n') break
    if (!endsSentence(text.slice(start, index), stop, text.slice(end))) continue
    sentences.push(trim(text, start, end))
    start = end
  }
  const rest = text.slice(start)
  return isWhole && isSpeakable(rest) ? [...sentences, trim(text, start, text.length)] : sentences
}

function endsSentence(before: string, stop: string, after: string): boolean {
  if (stop === '\n' || /[。！？]/u.test(stop)) return true
  const rest = after.trimStart()
  // Three dots in Mandarin are a pause, as two of … are.
  if (han.test(rest)) return !/^(?:…|\.{2})/u.test(stop)
  if (rest !== '' && (rest === after || lowerCase.test(rest))) return false
  return rest === '' || stop !== '.' || !isShortForm(before)
}

function isShortForm(before: string): boolean {
  const word = lastWord.exec(before)?.[1]
  if (word === undefined) return listNumber.test(before)
  return initial.test(word) || shortForms.has(word.toLowerCase())
}

function trim(text: string, start: number, end: number): TextRange {
  const found = text.slice(start, end)
  return {
    start: start + found.length - found.trimStart().length,
    end: start + found.trimEnd().length,
  }
}
