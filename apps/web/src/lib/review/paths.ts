/** Addresses of the screens of reviewing (requirements 2.10 to 2.12). */
export const reviewPaths = {
  home: '/review',
  /** Games with words that were chosen elsewhere, handed over as `{ words }` in the state of the history entry. */
  practice: '/review/practice',
  flashcards: '/review/practice/flashcards',
  matching: '/review/practice/matching',
  results: '/review/practice/results',
  mistakes: '/review/mistakes',
  newActivity: '/review/activity/new',
  activity: (id: string) => `/review/activity/${id}`,
  editActivity: (id: string) => `/review/activity/${id}/edit`,
}

/** The words that were handed over to a game; undefined where none were. */
export function wordsHandedOver(state: unknown): string[] | undefined {
  if (typeof state !== 'object' || state === null || !('words' in state)) return undefined
  const { words } = state
  if (!Array.isArray(words)) return undefined
  const texts = words.filter((word): word is string => typeof word === 'string')
  return texts.length > 0 ? texts : undefined
}
