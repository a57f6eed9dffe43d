import type { Recall } from '@lingarden/domain/review/recall'
import type { Review } from '@lingarden/domain/review/review'
import type { WordCard } from '@lingarden/domain/review/word-card'

/** What a review log tells of its cards and of the learner's memory. */
export interface ReviewFigures {
  cards: WordCard[]
  recalls: Recall[]
}

/**
 * Goes through a log off the main thread: years of reviews take a second.
 * @throws where the browser cannot run the worker
 */
export function readReviewFigures(log: readonly Review[]): Promise<ReviewFigures> {
  const worker = new Worker(new URL('./review-figures.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<ReviewFigures>()
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewFigures>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  worker.postMessage(log)
  return promise.finally(() => worker.terminate())
}
