import type { SpokenWord } from '@lingarden/domain/speech'

/** Where the engine began a word. */
export interface WordStart {
  /** Code points from the start of the text. */
  position: number
  /** Seconds. */
  time: number
}

const afterLastLetter = /[^\p{L}\p{N}\p{M}]+$/u

/**
 * The words of a text with their times. The engine names the start of a word but not always its end (it takes `j'ai` for
 * two and counts Chinese characters in its own way), so a word reaches to the next one, without what is no letter.
 * @param duration of the audio, in seconds
 */
export function placeWords(text: string, starts: readonly WordStart[], duration: number): SpokenWord[] {
  const offsets = offsetsOf(text)
  let last = -1
  // Words come in their order, but a word may be told twice.
  const ordered = starts.filter(({ position }) => {
    if (position <= last) return false
    last = position
    return true
  })
  return ordered.flatMap(({ position, time }, index): SpokenWord[] => {
    const offset = offsets[position]
    if (offset === undefined) return []
    const next = ordered[index + 1]
    const span = text.slice(offset, next && offsets[next.position])
    const { length } = span.replace(afterLastLetter, '')
    if (length === 0) return []
    return [{ offset, length, start: round(time), end: round(next?.time ?? duration) }]
  })
}

/** The offset in UTF-16 code units of each code point. */
function offsetsOf(text: string): number[] {
  let offset = 0
  return Array.from(text, (character) => {
    const start = offset
    offset += character.length
    return start
  })
}

const round = (seconds: number): number => Math.round(seconds * 1000) / 1000
