import { choosePracticeWords, dealBoards } from '@lingarden/domain/games/practice-words'
import type { OtherHalf } from '@/components/exercises/match-board'
import type { ReviewWord } from '../words/review-word'

/** Words in a game, and pairs on a board: what one screen and one run hold. */
const mostWords = 18
const mostPairs = 6
const fewestPairs = 2

/** What stands on the other half of a word's pair; empty where it has none. */
export function otherHalfOf(word: ReviewWord, half: OtherHalf): string {
  if (half === 'meaning') return word.meaning
  return half === 'sound' ? word.term : word.reading
}

/**
 * Boards of a game, the weakest words first, each half on them once.
 * @param words what to play with, in the order of their urgency
 * @returns no board where there are too few words for one
 */
export function dealMatching(
  words: readonly ReviewWord[],
  half: OtherHalf,
  bank: Parameters<typeof choosePracticeWords>[1],
): ReviewWord[][] {
  const pairs = words.flatMap((word) => {
    const meaning = otherHalfOf(word, half)
    return meaning === '' ? [] : [{ ...word, meaning }]
  })
  const chosen = choosePracticeWords(pairs, bank, mostWords)
  return chosen.length < fewestPairs ? [] : dealBoards(chosen, mostPairs)
}
