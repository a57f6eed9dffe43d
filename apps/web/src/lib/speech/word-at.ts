import type { SpeechClip } from './clip'

/** A span of a text, in UTF-16 code units. */
export interface SpokenRange {
  offset: number
  length: number
}

/**
 * What of a text is heard at a time of its clip, in seconds: the word, or undefined between words. Where the voice told
 * no times it is the part that the clip reads out.
 */
export function wordAt(
  { words }: SpeechClip,
  part: SpokenRange | undefined,
  seconds: number,
): SpokenRange | undefined {
  if (!words) return part
  const heard = words.findLast(({ start }) => start <= seconds)
  if (!heard || seconds > heard.end) return undefined
  return { offset: (part?.offset ?? 0) + heard.offset, length: heard.length }
}
