import type { Review } from '@lingarden/domain/review/review'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'

/** An answer to a card, named by its id, so that the database adds it once. */
interface GivenReview extends Mutation {
  kind: 'review'
  languageCode: string
  review: Review
}

const sending = () => import('./add-reviews')

/** Their order is of no matter, as each says when it was given. */
export const givenReviews: MutationKind<GivenReview> = {
  kind: 'review',
  lane: 'review',
  nameOf: ({ review }) => review.id,
  load: sending,
  send: async (given) => (await sending()).addReviews([given]),
  // Weeks of reviews of a device that was offline are several requests.
  together: { most: 500, send: async (given) => (await sending()).addReviews(given) },
}
