import { MessageSquareText } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { requestReport } from './report-requests'

/** What feedback is for, and the way to give it. */
export function FeedbackInvitation() {
  const feedback = useTexts('feedback')
  return (
    <section className="grid max-w-[70ch] justify-items-start gap-4">
      <p>{feedback.invitation}</p>
      <Button onClick={requestReport}>
        <MessageSquareText size={18} aria-hidden />
        {feedback.open}
      </Button>
      <p className="text-sm text-ink-soft">{feedback.shortcut}</p>
    </section>
  )
}
