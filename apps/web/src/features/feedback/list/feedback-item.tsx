import { useState } from 'react'
import { cardClass } from '@/components/ui/card-class'
import { Button } from '@/components/ui/button'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'
import type { OwnFeedback } from '../api/get-own-feedback'
import { pathOf } from './path-of'
import { ScreenshotDialog } from './screenshot-dialog'

/** One comment with the page it was about and, on demand, its picture. */
export function FeedbackItem({ id, comment, pageUrl, hasScreenshot, createdAt }: OwnFeedback) {
  const feedback = useTexts('feedback')
  const format = useDateFormat()
  const [isShown, setIsShown] = useState(false)
  return (
    <li className={`${cardClass('md')} grid gap-2 p-4`}>
      <p className="break-words whitespace-pre-wrap">{comment}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <time dateTime={createdAt}>{format(createdAt)}</time>
        <span className="break-all">{pathOf(pageUrl)}</span>
        {hasScreenshot && (
          <Button variant="secondary" size="sm" onClick={() => setIsShown(true)}>
            {feedback.showPicture}
          </Button>
        )}
      </p>
      {isShown && <ScreenshotDialog id={id} onClose={() => setIsShown(false)} />}
    </li>
  )
}
