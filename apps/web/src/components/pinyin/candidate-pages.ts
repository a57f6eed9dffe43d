import type { Candidate } from '@lingarden/languages/rules/typing-rules'

/** One for each digit. */
const mostOnPage = 9
/** What a candidate takes in pixels at most: around it, for its digit, and for a character and a letter of its pinyin. */
const width = { around: 24, digit: 14, character: 20, letter: 7.5, least: 44 }
/** The buttons at the end of the bar. */
const buttons = 90

const widthOf = ({ text, reading }: Candidate): number =>
  Math.max(
    width.least,
    width.around + Math.max(width.digit + text.length * width.character, reading.length * width.letter),
  )

/**
 * Cuts candidates into pages that fit side by side: a list that scrolls sideways could not be reached by keys.
 * @param room of the whole bar, in pixels
 */
export function cutPages(candidates: readonly Candidate[], room: number): Candidate[][] {
  const pages: Candidate[][] = []
  let taken = Infinity
  for (const candidate of candidates) {
    const own = widthOf(candidate)
    const page = pages.at(-1)
    if (page && page.length < mostOnPage && taken + own <= room - buttons) {
      page.push(candidate)
      taken += own
    } else {
      pages.push([candidate])
      taken = own
    }
  }
  return pages
}
