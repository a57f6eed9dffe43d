import type { FirstLine, FirstTalk } from '@lingarden/languages/first-talk'
import { readWords } from './reading-of.ts'

/** All that is said in a talk, the learner's own sentence first: of two readings of a word its own is meant. */
const linesOf = ({ own, hello, name, place, contrasts, recall, goodbye }: FirstTalk): FirstLine[] => [
  ...own.words,
  own.says,
  ...own.words.map(({ reply }) => reply),
  own.reply,
  own.mendedReply,
  ...Object.values(contrasts).flat(),
  ...[name, place, own, recall].map(({ frame: { before, after, reading, means } }) => ({
    text: before + after,
    reading: reading?.replace('…', '').trim(),
    means,
  })),
  hello.says,
  ...hello.chips,
  name.says,
  place.says,
  recall.says,
  goodbye.says,
  ...goodbye.chips,
]

/**
 * How a sentence is read, by the words that the talk itself reads: a space between words, no marks, and what the talk does
 * not know as it is written. Undefined where it knows none of it, as where the language is not written in characters.
 */
export function readingByTalk(talk: FirstTalk, sentence: string): string | undefined {
  const known = knownReadings(talk)
  const longest = Math.max(0, ...Array.from(known.keys(), ({ length }) => length))
  const read: string[] = []
  let hasReading = false
  for (let place = 0; place < sentence.length;) {
    const word = knownAt(sentence, place, longest, known) ?? sentence[place] ?? ''
    const reading = known.get(word)
    hasReading ||= reading !== undefined
    read.push(reading === undefined ? word : ` ${reading} `)
    place += word.length
  }
  return hasReading
    ? read
        .join('')
        .replaceAll(/[\s\p{P}]+/gu, ' ')
        .trim()
    : undefined
}

function knownAt(
  sentence: string,
  place: number,
  longest: number,
  known: ReadonlyMap<string, string>,
): string | undefined {
  for (let length = Math.min(longest, sentence.length - place); length > 0; length -= 1) {
    const word = sentence.slice(place, place + length)
    if (known.has(word)) return word
  }
  return undefined
}

/** The words of a talk with their readings; of several the first. */
function knownReadings(talk: FirstTalk): Map<string, string> {
  const known = new Map<string, string>()
  for (const { text, reading } of linesOf(talk))
    for (const parts of readWords(text, reading)) {
      const word = parts.map((part) => part.text).join('')
      const syllables = parts.map((part) => part.reading ?? '').join('')
      if (syllables !== '' && !known.has(word)) known.set(word, syllables)
    }
  return known
}
