/** How well a card was known: `again` brings it back in the same round. */
export const cardGrades = ['again', 'hard', 'good', 'easy'] as const
export type CardGrade = (typeof cardGrades)[number]

/** A round of cards, by their places in the deck. */
export interface CardRound {
  /** The cards still to turn, the present one first. */
  queue: readonly number[]
  /** The first grade of each card that has been graded, in the order of the deck; undefined before. */
  firstGrades: readonly (CardGrade | undefined)[]
}

/** So many other cards come before one that was not known, where there are so many. */
const othersBetween = 4

/**
 * A round after some grades: what was not known comes back a few cards later, until it is. A grade is taken back by
 * leaving it out, so a round needs no memory but its grades.
 * @param cards how many cards the deck has
 * @param grades in the order they were given; more than the round takes are ignored
 */
export function cardRound(cards: number, grades: readonly CardGrade[]): CardRound {
  const begun: CardRound = {
    queue: Array.from({ length: cards }, (_, place) => place),
    firstGrades: Array.from({ length: cards }, () => undefined),
  }
  return grades.reduce(gradeCard, begun)
}

function gradeCard({ queue, firstGrades }: CardRound, grade: CardGrade): CardRound {
  const [present, ...others] = queue
  if (present === undefined) return { queue, firstGrades }
  return {
    queue: grade === 'again' ? others.toSpliced(othersBetween, 0, present) : others,
    firstGrades: firstGrades.map((first, place) => (place === present ? (first ?? grade) : first)),
  }
}

/** Places of the cards that have been known in the end, in the order of the deck. */
export const knownCards = ({ queue, firstGrades }: CardRound): number[] =>
  firstGrades.flatMap((first, place) => (first !== undefined && !queue.includes(place) ? [place] : []))
