import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useIsSlow } from '@/lib/use-is-slow'
import { useRetryFailed } from '@/lib/use-retry-failed'

/** Says that the server is slow, over whatever waits for it, and lets the learner ask once more. */
export function SlowNote() {
  const { common, trouble } = useTexts('common', 'trouble')
  const isSlow = useIsSlow()
  const retry = useRetryFailed()
  if (!isSlow) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-center gap-3 rounded-md bg-sunken px-4 py-2 text-sm"
    >
      {trouble.slow}
      <Button variant="secondary" size="sm" onClick={retry}>
        {common.tryAgain}
      </Button>
    </div>
  )
}
