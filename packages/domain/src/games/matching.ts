/** Which of the two columns of a matching game. */
export type MatchingSide = 'text' | 'meaning'

/** A game of finding pairs; a pair is known by its place among the pairs, on both sides. */
export interface Matching {
  /** What is picked and waits for its other half. */
  picked: { side: MatchingSide; place: number } | undefined
  /** Places of the pairs found, in the order they were found. */
  found: readonly number[]
  /** For each text the place of the meaning that it was put together with first; undefined before. */
  firsts: readonly (number | undefined)[]
  /** The last attempt, where it was wrong; a new move forgets it. */
  wrong: { text: number; meaning: number } | undefined
}

export const beginMatching = (pairs: number): Matching => ({
  picked: undefined,
  found: [],
  firsts: Array.from({ length: pairs }, () => undefined),
  wrong: undefined,
})

export const isMatchingOver = ({ found, firsts }: Matching): boolean => found.length === firsts.length

/** Whether a text met its own meaning at the first try. */
export const wasMatchedAtOnce = ({ firsts }: Matching, place: number): boolean => firsts[place] === place

/**
 * Presses a half. The first press picks it, a second one lets it go, one on the same side picks that instead; with its
 * other half a pair is found, with another it comes apart. A half that is found already stays so.
 */
export function pressHalf(matching: Matching, side: MatchingSide, place: number): Matching {
  const { picked, found, firsts } = matching
  if (found.includes(place) || place < 0 || place >= firsts.length) return matching
  if (picked?.side !== (side === 'text' ? 'meaning' : 'text')) {
    const isSame = picked?.place === place
    return { ...matching, picked: isSame ? undefined : { side, place }, wrong: undefined }
  }
  const [text, meaning] = side === 'text' ? [place, picked.place] : [picked.place, place]
  const isPair = text === meaning
  return {
    picked: undefined,
    found: isPair ? [...found, text] : found,
    firsts: firsts.map((first, other) => (other === text ? (first ?? meaning) : first)),
    wrong: isPair ? undefined : { text, meaning },
  }
}
