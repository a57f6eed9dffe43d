import { pendingStore } from './pending-store'
import { forgetWords } from './pending-words'

/** Forgets the counts of words that were removed from the bank: sent later, they would bring the words back. */
export function forgetMeetings(
  { userId, languageCode }: { userId: string; languageCode: string },
  words: readonly string[],
): void {
  pendingStore(userId, languageCode).update((pending) => forgetWords(pending, words))
}
