import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { phraseOf, type Phrase, type WordRange } from '@/components/words/phrase/word-range'
import { termOf, wordsOf } from '@/components/words/word-tokens'

/** The word that the word panel shows: one of the words of a message. */
export interface SelectedWord {
  messageId: string
  sentence: string
  /** The message as it may be kept with the word; empty where it may not. */
  kept: string
  words: readonly ReadToken[]
  /** Place among the words. */
  index: number
  /** Place of the last word, where several in a row were chosen; they are looked up together. */
  until?: number | undefined
}

/** Whether several words were chosen. */
export const isPhrase = ({ index, until = index }: SelectedWord): boolean => until > index

/** Where the words stand that were chosen. */
export const rangeOf = ({ index, until = index }: SelectedWord): WordRange => ({ from: index, to: until })

/** The words that were chosen, together. */
export const selectedPhrase = (selected: SelectedWord): Phrase =>
  phraseOf(selected.sentence, selected.words, rangeOf(selected))

/** One more word taken at an end of what is chosen; undefined where the message ends. */
export function takeMore(selected: SelectedWord, side: 'before' | 'after'): SelectedWord | undefined {
  const { words, index, until = index } = selected
  if (side === 'before') return index > 0 ? { ...selected, index: index - 1, until } : undefined
  return until + 1 < words.length ? { ...selected, until: until + 1 } : undefined
}

export function selectedTerm({ words, index }: SelectedWord): string {
  const token = words[index]
  return token ? termOf(token) : ''
}

/**
 * The same place of the message, in words that may have been joined or split meanwhile.
 * @param tokens of that message; those of another one are not looked at
 */
export function followWord(selected: SelectedWord, tokens: readonly ReadToken[]): SelectedWord {
  const { words, index, sentence, until } = selected
  const place = words[index]?.start
  if (place === undefined || tokens.map(({ text }) => text).join('') !== sentence) return selected
  const newWords = wordsOf(tokens)
  const placeOf = (start: number) => newWords.findLastIndex((word) => word.start <= start)
  const newIndex = placeOf(place)
  if (newIndex < 0) return selected
  const last = until === undefined ? undefined : words[until]?.start
  const newUntil = last === undefined ? undefined : placeOf(last)
  return { ...selected, words: newWords, index: newIndex, until: newUntil }
}

/** The word so many places further in the message; undefined past its ends. */
export function stepWord(selected: SelectedWord, step: 1 | -1): SelectedWord | undefined {
  const index = selected.index + step
  return selected.words[index] ? { ...selected, index, until: undefined } : undefined
}
