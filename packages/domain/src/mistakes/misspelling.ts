import { editDistance } from '@lingarden/text/edit-distance'
import { withoutMarks } from '@lingarden/text/plain-text'
import { changedPlaces } from './changed-places.ts'

const bare = (word: string) => withoutMarks(word).replaceAll('œ', 'oe')

/** Whether two words differ in their accents alone. */
export const isAccent = (from: string, to: string): boolean => bare(from) === bare(to)

/** Whether one word was written for another that differs in its accents alone, or in a letter or two. */
export function isMisspelt(original: string, corrected: string): boolean {
  const [place] = changedPlaces(original, corrected)
  if (place?.wrong.length !== 1 || place.right.length !== 1) return false
  const [from = '', to = ''] = [place.wrong[0], place.right[0]]
  return isAccent(from, to) || isSpelling(from, to)
}

/** Whether a word has the same beginning and another ending: another person, number or gender. */
export function isEnding(from: string, to: string): boolean {
  const shorter = Math.min(from.length, to.length)
  let same = 0
  while (same < shorter && from[same] === to[same]) same++
  return same >= 2 && same * 2 >= to.length && Math.max(from.length, to.length) - same <= 4
}

/** Whether a word is so near to the other that it was meant. */
export function isSpelling(from: string, to: string): boolean {
  const most = to.length >= 8 ? 2 : 1
  return to.length >= 4 && !isEnding(from, to) && editDistance(bare(from), bare(to), most) <= most
}
