import { SuggestionBoard } from '@/components/suggestions/suggestion-board'
import { PageFrame } from './page-frame'

/** /feedback: what there is to say, and what learners wish for (requirements 1.7, 2.16). */
export function FeedbackPage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageFrame page="feedback" />
      <div className="max-w-3xl">
        <SuggestionBoard />
      </div>
    </div>
  )
}
