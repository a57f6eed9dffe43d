import '@/i18n/en/reported'
import { MessageSquareText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useReportRequests } from './report-requests'
import { useReportShortcut } from './use-report-shortcut'

const FeedbackDialog = lazy(async () => ({
  default: (await import('./form/feedback-dialog')).FeedbackDialog,
}))

/** The floating report button, and the form that it and Ctrl/Cmd+Shift+F open with a page screenshot (requirement 2.50). */
export function Reporting() {
  const { feedback } = useTexts()
  const isMobile = useIsMobile()
  const { pathname } = useLocation()
  const [state, setState] = useState<'closed' | 'capturing' | 'open'>('closed')
  const [captured, setCaptured] = useState<{ picture: Blob | undefined }>()

  const report = async () => {
    if (state !== 'closed') return
    setState('capturing')
    const { capturePage } = await import('./picture/capture-page')
    setCaptured({ picture: await capturePage() })
    setState('open')
  }
  const onReport = () => void report()
  useReportShortcut(onReport)
  useReportRequests(onReport)

  const isButtonHidden = isMobile && pathname.startsWith('/tutor')
  return (
    <>
      {!isButtonHidden && (
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
        <Suspense fallback={<Spinner label={feedback.title} />}>
          <FeedbackDialog open={state === 'open'} captured={captured} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
