import type { FirstFrame, FirstTalk } from '@lingarden/languages/first-talk'
import { onPlainKeys, withoutMarks } from '@lingarden/text/plain-text'
import { longestGap } from './answers.ts'

const edges = /^[\s.,;:!?¡¿。，！？、…"“”«»]+|[\s.,;:!?¡¿。，！？、…"“”«»]+$/gu
const hasLetter = /\p{L}/u

/**
 * What stands in a gap, without the marks around it; whoever writes the whole sentence means what stands in its gap.
 * @returns undefined where it holds no letter or is longer than 40 characters
 */
export function readGap(typed: string, frame: FirstFrame): string | undefined {
  const text = withoutFrame(plainSpaces(typed).replace(edges, ''), frame).replace(edges, '')
  return hasLetter.test(text) && [...text].length <= longestGap ? text : undefined
}

const plainSpaces = (text: string): string => text.toWellFormed().replace(/[\s\p{C}]+/gu, ' ')

function withoutFrame(text: string, { before, after }: FirstFrame): string {
  const [start, end] = [before.trim(), after.replace(edges, '')]
  const begins = start !== '' && plain(text).startsWith(plain(start)) && text.length > start.length
  const rest = begins ? text.slice(start.length).trim() : text
  return end !== '' && begins && plain(rest).endsWith(plain(end)) ? rest.slice(0, -end.length).trim() : rest
}

const plain = (text: string): string => withoutMarks(text.replaceAll('’', "'"))

/** Whether the word is recalled: accents, capitals and spaces are free, and pinyin counts, with tones and without. */
export function isRecalled(typed: string, { frame, answer, reading }: FirstTalk['recall']): boolean {
  const given = readGap(typed, frame)
  if (given === undefined) return false
  const accepted = reading === undefined ? [answer] : [answer, reading.replaceAll('·', '')]
  const toneless = onPlainKeys(given).replace(/(?<=[a-z])[1-5]/g, '')
  return accepted.some((right) => toneless === onPlainKeys(right))
}
