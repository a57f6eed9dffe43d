import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useScreenshot } from '../api/get-screenshot'

/** The picture that went with a comment. */
export function ScreenshotDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { common, feedback } = useTexts('common', 'feedback')
  const { data, isPending, isError, refetch } = useScreenshot(id)
  return (
    <Dialog open size="xl" onOpenChange={(isOpen) => !isOpen && onClose()} title={feedback.picture}>
      {isPending && <Spinner label={common.loading} />}
      {isError && <ErrorState message={feedback.pictureFailed} onRetry={() => void refetch()} />}
      {data && <img src={data} alt={feedback.pictureAlt} className="mx-auto max-w-full rounded-sm" />}
    </Dialog>
  )
}
