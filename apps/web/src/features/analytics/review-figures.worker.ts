import { replayReviews } from '@lingarden/domain/review/recall'
import type { Review } from '@lingarden/domain/review/review'
import type { ReviewFigures } from './read-review-figures'

/** Takes a log, answers with what it tells, and is done. */
self.addEventListener('message', ({ data }: MessageEvent<Review[]>) => {
  const { cards, recalls } = replayReviews(data)
  self.postMessage({ cards: [...cards.values()], recalls } satisfies ReviewFigures)
})
