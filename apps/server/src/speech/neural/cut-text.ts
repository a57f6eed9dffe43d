import { speechParts, speechWeight } from '@lingarden/domain/speech/speech-parts'

/**
 * What is shorter, in letters (a Han character counts as three), the model speaks badly: measured, a Mandarin word by itself
 * loses its tones, and from four characters on they are there.
 */
const shortest = 12

/**
 * Cuts a text into what the model speaks well, at the ends of sentences.
 * @returns none where the text is too short for it
 */
export function cutText(text: string): string[] {
  const parts = speechParts(text, true)
  const last = parts.at(-1)
  const isLastShort = last !== undefined && speechWeight(text.slice(last.start, last.end)) < shortest
  const whole = isLastShort ? parts.slice(0, -1) : parts
  return whole.map(({ start, end }, place) =>
    // Where the last one is too short, the one before it takes it along.
    text.slice(start, isLastShort && place === whole.length - 1 ? last.end : end),
  )
}
