import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useOwnFeedback } from '../api/get-own-feedback'
import { FeedbackItem } from './feedback-item'

/** What the learner has told us, the newest first. */
export function PastFeedback() {
  const { common, feedback } = useTexts('common', 'feedback')
  const heading = useId()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useOwnFeedback()
  const items = data?.pages.flat() ?? []
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-lg">
        {feedback.past}
      </h2>
      {isPending && <Spinner label={common.loading} />}
      {isError && <ErrorState message={feedback.pastFailed} onRetry={() => void refetch()} />}
      {data && items.length === 0 && <p className="text-ink-soft">{feedback.noPast}</p>}
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map((item) => (
            <FeedbackItem key={item.id} {...item} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {feedback.morePast}
        </Button>
      )}
    </section>
  )
}
