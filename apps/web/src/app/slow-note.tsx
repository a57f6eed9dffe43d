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
    // It lies over the page and takes no room in it: what waits below must not jump when it comes and goes.
    <div className="sticky top-18 z-20 flex h-0 justify-center short:top-2">
      <div
        role="status"
        className="flex h-fit max-w-full items-center gap-3 rounded-md bg-sunken px-4 py-2 text-sm shadow-float"
      >
        <span className="min-w-0">{trouble.slow}</span>
        <Button variant="secondary" size="sm" className="shrink-0" onClick={retry}>
          {common.tryAgain}
        </Button>
      </div>
    </div>
  )
}
