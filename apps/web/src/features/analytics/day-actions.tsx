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

/** Reading everything anew, and taking today back. */
export function DayActions({ data: { languageCode, today } }: { data: ChartData }) {
  const { analytics } = useTexts()
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const reset = useResetToday(languageCode, today)
  const [isAsking, setIsAsking] = useState(false)
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
                reset.mutate(undefined, { onSuccess: () => setIsAsking(false), onError: failed })
              }
            >
              {analytics.resetToday}
            </Button>
          </>
        }
      />
    </div>
  )
}
