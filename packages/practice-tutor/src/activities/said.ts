import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { SaidSentence } from '@lingarden/domain/tutor-activity'

/** A word of a sentence with its place. */
export interface PlacedWord {
  text: string
  start: number
  end: number
}

/** One sentence of a message, ready to make exercises of. */
export interface Said {
  text: string
  words: PlacedWord[]
}

const sentenceEnd = /(?<=[.!?。！？…])(?:\s+|(?=\p{Script=Han}))/u
const writtenWord = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

/** Whether words are written apart, so that nobody needs a dictionary to find them. */
const areWordsWritten = (language: LanguageTag): boolean => languageOf(language).wordJoiner !== ''

/** The sentences of messages, each once, the newest first. */
export function sentencesOf(messages: readonly SaidSentence[], language: LanguageTag): Said[] {
  const areWritten = areWordsWritten(language)
  const said = messages.flatMap(({ text, words }) => {
    const placed = areWritten ? writtenWords(text) : placeWords(text, words)
    return splitAt(text).map(({ start, end }) => ({
      text: text.slice(start, end),
      words: placed
        .filter((word) => word.start >= start && word.end <= end)
        .map((word) => ({ ...word, start: word.start - start, end: word.end - start })),
    }))
  })
  return [...new Map(said.toReversed().map((sentence) => [sentence.text, sentence])).values()]
}

function splitAt(text: string): { start: number; end: number }[] {
  let from = 0
  return text.split(sentenceEnd).flatMap((sentence) => {
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    return sentence.trim() === '' ? [] : [{ start, end: from }]
  })
}

const writtenWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(writtenWord), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))

/** Words come from the learner's browser, which has the dictionary; those that do not stand there are left out. */
function placeWords(text: string, words: readonly string[]): PlacedWord[] {
  let from = 0
  return words.flatMap((word) => {
    const start = text.indexOf(word, from)
    if (start < 0 || !/[\p{L}\p{N}]/u.test(word)) return []
    from = start + word.length
    return [{ text: word, start, end: from }]
  })
}

/** A sentence in pieces to put in order: marks stay with their word. */
export function piecesOf({ text, words }: Said, language: LanguageTag): string[] {
  if (areWordsWritten(language)) return joinMarks(text.split(/\s+/u).filter((piece) => piece !== ''))
  return words.map(({ start }, place) => {
    const next = words[place + 1]?.start ?? text.length
    return text.slice(place === 0 ? 0 : start, next).trim()
  })
}

/** French sets its high marks apart. */
function joinMarks(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    if (joined.length > 0 && !/[\p{L}\p{N}]/u.test(piece)) joined.push(`${joined.pop()} ${piece}`)
    else joined.push(piece)
  }
  return joined
}
