import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { clearYearCache } from '@/lib/analytics/clear-year-cache'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { useResetToday } from './api/reset-today'
import type { ChartData } from './chart-props'

/** Reading everything anew, and of one language taking today back. */
export function DayActions({ data: { choice, today } }: { data: ChartData }) {
  const analytics = useTexts('analytics')
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const languageCode = choice === 'all' ? undefined : choice
  const failed = (cause: unknown) => {
    logError('The days could not be changed', cause)
    showToast({ title: analytics.failed, variant: 'destructive' })
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void clearYearCache(queryClient, userId, languageCode).catch(failed)}
      >
        {analytics.readAgain}
      </Button>
      {languageCode && <ResetToday languageCode={languageCode} today={today} onFailed={failed} />}
    </div>
  )
}

interface ResetTodayProps {
  languageCode: LanguageCode
  today: LocalDay
  onFailed: (cause: unknown) => void
}

/** Takes today back, once the learner is sure. */
function ResetToday({ languageCode, today, onFailed }: ResetTodayProps) {
  const analytics = useTexts('analytics')
  const reset = useResetToday(languageCode, today)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="destructive" size="sm" onClick={() => setIsAsking(true)}>
        {analytics.resetToday}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        size="sm"
        title={analytics.resetTitle}
        description={analytics.resetAbout}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {analytics.keep}
            </Button>
            <Button
              variant="destructive"
              busy={reset.isPending}
              onClick={() =>
                reset.mutate(undefined, { onSuccess: () => setIsAsking(false), onError: onFailed })
              }
            >
              {analytics.resetToday}
            </Button>
          </>
        }
      />
    </>
  )
}
