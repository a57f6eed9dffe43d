import { MessageSquareText } from '@/icons/icons.ts'
import { useState } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { useIsLow } from '@/lib/use-is-low'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useReportRequests } from './report-requests'
import { useReportShortcut } from './use-report-shortcut'

const loadForm = withTexts(
  async () => (await import('./form/feedback-dialog')).FeedbackDialog,
  'feedback',
  'tutor',
)

/** A picture of the page; none where it, or the script that takes it, cannot be had (requirement 8.19c). */
async function takePicture(): Promise<Blob | undefined> {
  try {
    const { capturePage } = await import('./picture/capture-page')
    return await capturePage()
  } catch (cause) {
    logError('The page could not be captured', cause)
    return undefined
  }
}

/**
 * The floating report button, and the form that it and Ctrl/Cmd+Shift+F open with a page screenshot (requirement 2.50). On a
 * phone, upright or on its side, the button would lie over the page: there the menu has it (decisions, Navigation on a phone).
 */
export function Reporting() {
  const feedback = useTexts('feedback')
  const isMobile = useIsMobile()
  const isLow = useIsLow()
  const [state, setState] = useState<'closed' | 'capturing' | 'open'>('closed')
  const [captured, setCaptured] = useState<{ picture: Blob | undefined }>()

  const report = async () => {
    if (state !== 'closed') return
    setState('capturing')
    setCaptured({ picture: await takePicture() })
    setState('open')
  }
  const onReport = () => void report()
  const close = () => {
    setState('closed')
    setCaptured(undefined)
  }
  useReportShortcut(onReport)
  useReportRequests(onReport)

  return (
    <>
      {!isMobile && !isLow && (
        <button
          type="button"
          data-captured="never"
          aria-label={feedback.open}
          title={feedback.open}
          aria-busy={state === 'capturing'}
          onClick={onReport}
          className={classNames(
            'fixed right-4 bottom-4 z-20 grid size-11 place-items-center rounded-full border border-control-line bg-card text-leaf-deep shadow-float hover:bg-leaf-pale',
            state === 'capturing' && 'opacity-55',
          )}
        >
          <MessageSquareText size={20} aria-hidden />
        </button>
      )}
      {captured && (
        <AskedPart
          load={loadForm}
          waiting={<Spinner label={feedback.title} />}
          onGone={close}
          reopen={onReport}
        >
          {(FeedbackDialog) => (
            <FeedbackDialog open={state === 'open'} captured={captured} onClose={() => setState('closed')} />
          )}
        </AskedPart>
      )}
    </>
  )
}
