import { replayReviews } from '@lingarden/domain/review/recall'
import { answerCalls } from '@/lib/worker/answer-calls'
import type { FigureCalls } from './read-review-figures'

answerCalls<FigureCalls>({
  replay: (log) => {
    const { cards, recalls } = replayReviews([...log])
    return { cards: [...cards.values()], recalls }
  },
})
