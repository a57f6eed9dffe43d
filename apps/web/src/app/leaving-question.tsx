import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { askBeforeLosing } from '@/lib/session/sign-out'

/** Asks before a sign-out that would lose what this browser has not sent yet. */
export function LeavingQuestion() {
  const offline = useTexts('offline')
  const [question, setQuestion] = useState<{ answer: (isLeaving: boolean) => void }>()
  useEffect(() => askBeforeLosing(() => new Promise((resolve) => setQuestion({ answer: resolve }))), [])
  const answer = (isLeaving: boolean) => {
    question?.answer(isLeaving)
    setQuestion(undefined)
  }
  return (
    <Dialog
      open={question !== undefined}
      onOpenChange={() => answer(false)}
      size="sm"
      title={offline.leavingTitle}
      description={offline.leavingText}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {offline.stay}
          </Button>
          <Button variant="destructive" onClick={() => answer(true)}>
            {offline.leaveAnyway}
          </Button>
        </>
      }
    />
  )
}
