import { grades, reviewKinds, type Review } from './review.ts'

/** The columns of review_log that a review is read from. */
export interface ReviewRow {
  id: string
  word_string: string
  card: string
  grade: number
  /** As the database writes times. */
  reviewed_at: string
  received_at: string
  carried: boolean
}

/** The review of a stored row; undefined for one of a kind that this version does not know yet. */
export function reviewFromRow(row: ReviewRow): Review | undefined {
  const kind = reviewKinds.find((one) => one === row.card)
  const grade = grades.find((one) => one === row.grade)
  if (!kind || !grade) return undefined
  return {
    id: row.id,
    word: row.word_string,
    kind,
    grade,
    reviewedAt: Date.parse(row.reviewed_at),
    receivedAt: Date.parse(row.received_at),
    ...(row.carried && { isCarried: true }),
  }
}

/** The columns by which a device adds a review; the server says when it came. */
export function rowFromReview(review: Review): Omit<ReviewRow, 'received_at'> {
  const { id, word, kind, grade, reviewedAt, isCarried = false } = review
  return {
    id,
    word_string: word,
    card: kind,
    grade,
    reviewed_at: new Date(reviewedAt).toISOString(),
    carried: isCarried,
  }
}
