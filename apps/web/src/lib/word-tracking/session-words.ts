/** Words of this session, and whether each was new when it was first met. */
export type SessionWords = Readonly<Record<string, 'new' | 'practised'>>

export interface SessionWordStats {
  newWords: number
  wordsPractised: number
  sessionNewWords: string[]
  sessionPracticedWords: string[]
}

/**
 * Classifies a word on its first meeting: new if it is neither tracked nor in the bank. The answer is kept for the
 * session, whatever happens to the word meanwhile (requirement 4.16c).
 */
export function classifyWord(words: SessionWords, word: string, isKnown: boolean): SessionWords {
  const key = word.toLowerCase()
  return Object.hasOwn(words, key) ? words : { ...words, [key]: isKnown ? 'practised' : 'new' }
}

/** The part of the session's statistics that is about words (requirement 3.25). */
export function wordStats(words: SessionWords): SessionWordStats {
  const all = Object.entries(words)
  const listed = (kind: 'new' | 'practised') => all.filter((entry) => entry[1] === kind).map(([word]) => word)
  const [sessionNewWords, sessionPracticedWords] = [listed('new'), listed('practised')]
  return {
    newWords: sessionNewWords.length,
    wordsPractised: sessionPracticedWords.length,
    sessionNewWords,
    sessionPracticedWords,
  }
}
