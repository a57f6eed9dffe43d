/** Words of this session as they came, in lower case: those that were new, and those practised. A word may be both. */
export interface SessionWords {
  fresh: readonly string[]
  practised: readonly string[]
}

export const noSessionWords: SessionWords = { fresh: [], practised: [] }

export interface SessionWordStats {
  newWords: number
  wordsPractised: number
  sessionNewWords: string[]
  sessionPracticedWords: string[]
}

/**
 * Classifies a word that is met. It is new if it is neither tracked nor in the bank when it is first met, and that is kept
 * for the session, whatever happens to the word meanwhile (requirement 4.16c). It is practised if the learner says it, also
 * where it is new, or meets again what they knew.
 */
export function classifyWord(
  words: SessionWords,
  word: string,
  { isKnown, isSaid }: { isKnown: boolean; isSaid: boolean },
): SessionWords {
  const key = word.toLowerCase()
  const isNew = words.fresh.includes(key)
  const isPractised = words.practised.includes(key)
  const isFirst = !isNew && !isPractised
  const fresh = isFirst && !isKnown ? [...words.fresh, key] : words.fresh
  const counts = !isPractised && (isSaid || (isFirst && isKnown))
  const practised = counts ? [...words.practised, key] : words.practised
  return fresh === words.fresh && practised === words.practised ? words : { fresh, practised }
}

/** The part of the session's statistics that is about words (requirement 3.25). */
export const wordStats = ({ fresh, practised }: SessionWords): SessionWordStats => ({
  newWords: fresh.length,
  wordsPractised: practised.length,
  sessionNewWords: [...fresh],
  sessionPracticedWords: [...practised],
})

/** The words that statistics tell of, so that a session goes on where it stood. */
export const sessionWordsOf = ({
  sessionNewWords,
  sessionPracticedWords,
}: SessionWordStats): SessionWords => ({
  fresh: sessionNewWords,
  practised: sessionPracticedWords,
})
