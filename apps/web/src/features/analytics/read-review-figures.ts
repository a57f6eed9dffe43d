import type { Recall } from '@lingarden/domain/review/recall'
import type { Review } from '@lingarden/domain/review/review'
import type { WordCard } from '@lingarden/domain/review/word-card'
import { createWorkerLine } from '@/lib/worker/worker-line'

/** What a review log tells of its cards and of the learner's memory. */
export interface ReviewFigures {
  cards: WordCard[]
  recalls: Recall[]
}

export interface FigureCalls {
  replay: { args: readonly Review[]; result: ReviewFigures }
}

/**
 * Goes through a log off the main thread: years of reviews take a second.
 * @throws where the browser cannot run the worker
 */
export function readReviewFigures(log: readonly Review[]): Promise<ReviewFigures> {
  const line = createWorkerLine<FigureCalls>(
    () => new Worker(new URL('./review-figures.worker.ts', import.meta.url), { type: 'module' }),
    { describeBreak: (message) => message ?? 'A message could not be read' },
  )
  return line.ask('replay', log).finally(() => line.close('The figures were read'))
}
