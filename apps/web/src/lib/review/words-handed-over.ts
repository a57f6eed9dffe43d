/** The words that were handed over to a game; undefined where none were. */
export function wordsHandedOver(state: unknown): string[] | undefined {
  if (typeof state !== 'object' || state === null || !('words' in state)) return undefined
  const { words } = state
  if (!Array.isArray(words)) return undefined
  const texts = words.filter((word): word is string => typeof word === 'string')
  return texts.length > 0 ? texts : undefined
}
