import { timeOfReview, type Review } from './review.ts'

/**
 * The reviews that carry the memory of a word over to its new spelling: those of the old one, as rows of their own, since
 * a log is only added to. Those that the new spelling has already are left out, so that renaming to and fro adds none.
 * @param newId makes the id of a row
 */
export function renamedReviews(
  log: readonly Review[],
  { word, to }: { word: string; to: string },
  newId: () => string,
): Review[] {
  const nameOf = (review: Review) => `${review.kind} ${timeOfReview(review)}`
  const known = new Set(log.filter((review) => review.word === to).map(nameOf))
  return log
    .filter((review) => review.word === word && !known.has(nameOf(review)))
    .map((review) => ({
      id: newId(),
      word: to,
      kind: review.kind,
      grade: review.grade,
      reviewedAt: timeOfReview(review),
      isCarried: true,
    }))
}
