import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { TroubleState } from '@/components/ui/trouble-state'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { pagePaths } from '@/lib/paths'
import { AnalyticsCharts } from './analytics-charts'
import { Filters } from './filters'
import { useChosenDays } from './use-chosen-days'
import { useFilter } from './use-filter'

/** /analytics: how practice, words and memory have grown. */
export function AnalyticsPage() {
  const { analytics, common, shell } = useTexts('analytics', 'common', 'shell')
  usePageTitle(analytics.title)
  const [filter, setFilter] = useFilter()
  const { choice } = filter
  const { byDay, practice, today, goal, isComplete, isError, retry } = useChosenDays(choice)
  const hasBegun = [...(byDay?.values() ?? [])].some(
    (day) => day.practice_time_seconds > 0 || day.words_added.length > 0 || day.words_by_stage !== undefined,
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl md:text-2xl">{analytics.title}</h1>
        <Filters filter={filter} onChange={setFilter} />
      </div>
      {!byDay &&
        (isError ? (
          <TroubleState failed={analytics.failed} onRetry={retry} />
        ) : (
          <Spinner label={common.loading} />
        ))}
      {byDay && !hasBegun && (
        <EmptyState
          title={analytics.emptyTitle}
          description={analytics.empty}
          action={
            <>
              <Link to={pagePaths.tutor} className={buttonClass()}>
                {shell.toTutor}
              </Link>
              <HelpLink article="goal-and-streak" />
            </>
          }
        />
      )}
      {byDay && hasBegun && choice && (
        <AnalyticsCharts
          data={{ choice, today, days: byDay, practice, goal, isComplete }}
          range={filter.days}
        />
      )}
    </div>
  )
}
