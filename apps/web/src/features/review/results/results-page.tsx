import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'
import { ReviewFrame } from '../components/review-frame'
import { SyncState } from '../components/sync-state'
import { readResult, type PracticeResult } from './practice-result'
import { ResultList } from './result-list'

/** /review/practice/results: what the last game changed. */
export function ResultsPage() {
  const review = useTexts('review')
  const result = readResult(useLocation().state)
  return (
    <ReviewFrame title={review.results}>
      {result ? (
        <Result result={result} />
      ) : (
        <EmptyState
          title={review.noResults}
          description={review.noResultsHint}
          action={
            <Link to={reviewPaths.home} className={buttonClass()}>
              {review.toReview}
            </Link>
          }
        />
      )}
    </ReviewFrame>
  )
}

function Result({ result }: { result: PracticeResult }) {
  const { courses, review } = useTexts('courses', 'review')
  const { rows, again, languageCode, endedAt } = result
  const known = rows.filter(({ wasKnown }) => wasKnown).length
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="practice-results" className="grid gap-5">
      <div className="grid gap-2">
        <h2 ref={heading} id="practice-results" tabIndex={-1} className="text-lg outline-none">
          {courses.known(known, rows.length)}
        </h2>
        <SyncState />
      </div>
      <ResultList rows={rows} languageCode={languageCode} now={endedAt} />
      {/* A long list must not hide what comes next. */}
      <div className="sticky bottom-(--foot-inset) -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3">
        <Link to={reviewPaths.home} className={`${buttonClass('primary', 'lg')} max-md:flex-1`}>
          {review.toReview}
        </Link>
        <Link
          to={again.to}
          state={again.words && { words: again.words }}
          className={`${buttonClass('secondary', 'lg')} max-md:flex-1`}
        >
          {courses.anotherRound}
        </Link>
      </div>
    </section>
  )
}
