import { Download } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useWaitingEdits } from '@/lib/bank/use-waiting-edits'

interface ListStatusProps {
  shown: number
  total: number
  /** Whether more of the bank is still being read. */
  isArriving: boolean
  /** Whether what is shown was kept in this browser, as the server could not be asked. */
  isStale: boolean
  onRetry: () => void
  onExport: () => void
}

/** How many words are shown, and how sure that is. */
export function ListStatus({ shown, total, isArriving, isStale, onRetry, onExport }: ListStatusProps) {
  const { bankWords, common } = useTexts('bankWords', 'common')
  const waiting = useWaitingEdits()
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
      <p role="status">
        {isArriving ? bankWords.arriving(total) : bankWords.shown(shown, total)}
        {waiting > 0 && ` · ${bankWords.waiting(waiting)}`}
      </p>
      {isStale && (
        <p className="flex items-center gap-2">
          {bankWords.kept}
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </p>
      )}
      <Button variant="ghost" size="sm" onClick={onExport}>
        <Download size={16} aria-hidden />
        {bankWords.exportWords}
      </Button>
    </div>
  )
}
