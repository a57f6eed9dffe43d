import { isSpeakable, splitSentences, type TextRange } from './split-sentences.ts'

/** How much is read out at once, in letters; the first part is short, so that it is heard early. */
const shortestFirst = 12
/** Longer parts cost fewer credits and sound less chopped. */
const shortestLater = 60
/** What is longer than this, in UTF-16 code units, is cut at a comma or a space. */
const longest = 300

/** How long a text takes to say, in letters: a Han character takes as long as three. */
export const speechWeight = (text: string): number =>
  text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/**
 * The parts in which a message is read out, one after the other: whole sentences, some of them together.
 * @param isWhole false while the message is still being written; the parts of a beginning are the first of the whole's
 */
export function speechParts(text: string, isWhole: boolean): TextRange[] {
  const parts: TextRange[] = []
  let open: TextRange | undefined
  for (const sentence of splitSentences(text, isWhole)) {
    const joined: TextRange = open ? { start: open.start, end: sentence.end } : sentence
    const shortest = parts.length === 0 ? shortestFirst : shortestLater
    const isLong = speechWeight(text.slice(joined.start, joined.end)) >= shortest
    if (isLong) parts.push(...cut(text, joined))
    open = isLong ? undefined : joined
  }
  return open && isWhole ? [...parts, open] : parts
}

/** Cuts where a speaker would breathe, or else between words, or else anywhere. */
function cut(text: string, range: TextRange): TextRange[] {
  const { start, end } = range
  if (end - start <= longest) return isSpeakable(text.slice(start, end)) ? [range] : []
  const head = text.slice(start, start + longest)
  const places = [/^.*[,;:，、；：]/su, /^.*\s/su].map((place) => place.exec(head)?.[0].length ?? 0)
  const length = places.find((place) => place > longest / 3) ?? longest
  const tail = text.slice(start + length, end)
  const next = start + length + tail.length - tail.trimStart().length
  return [{ start, end: start + head.slice(0, length).trimEnd().length }, ...cut(text, { start: next, end })]
}
