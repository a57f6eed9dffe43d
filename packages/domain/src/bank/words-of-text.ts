import { wordLimits } from '../bank-transfer/transfer-word.ts'
import type { TextToken } from '@lingarden/languages/kit/tokens/text-token'

/** A word of a text, however often it stands there. */
export interface TextWord {
  term: string
  /** How often it stands in the text. */
  count: number
  /** The sentence it stands in first. */
  sentence: string
  isKnown: boolean
}

export interface WordsOfText {
  /** Each once, in the order of the text; words that the dictionary does not know are left out. */
  words: TextWord[]
  /** The part of the running words that the learner has, from 0 to 1; 0 for a text without words. */
  knownShare: number
}

/**
 * The words of a text, told apart into those that a learner has and others.
 * @param tokens the pieces of the text, in order
 * @param isKnown whether the learner has a term
 */
export function wordsOfText(
  text: string,
  tokens: readonly TextToken[],
  isKnown: (term: string) => boolean,
): WordsOfText {
  const words = new Map<string, TextWord>()
  const sentences = sentenceFinder(text)
  let [running, known] = [0, 0]
  for (const { kind, term, start } of tokens) {
    if (kind !== 'word' || term === undefined) continue
    const word = words.get(term) ?? {
      term,
      count: 0,
      sentence: sentences(start),
      isKnown: isKnown(term),
    }
    words.set(term, { ...word, count: word.count + 1 })
    running++
    if (word.isKnown) known++
  }
  return { words: [...words.values()], knownShare: running === 0 ? 0 : known / running }
}

/** Finds the sentence around a place; places are asked in order. */
function sentenceFinder(text: string): (place: number) => string {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
  let at = 0
  return (place) => {
    while (at + 1 < sentences.length && (sentences[at + 1]?.index ?? Infinity) <= place) at++
    const sentence = sentences[at]?.segment.replaceAll(/\s+/gu, ' ').trim() ?? ''
    return Array.from(sentence).slice(0, wordLimits.sentence).join('')
  }
}
