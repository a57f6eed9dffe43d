import type { ReactNode } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { useTexts } from '@/i18n/texts'

export type SheetName = 'session' | 'feedback' | 'word'

interface PhoneSheetsProps {
  open: SheetName | undefined
  onClose: () => void
  session: ReactNode
  feedback: ReactNode
  word: ReactNode
}

/** What stands at the sides on a wide screen. The word comes from below, so that its sentence stays in view. */
export function PhoneSheets({ open, onClose, session, feedback, word }: PhoneSheetsProps) {
  const tutor = useTexts('tutor')
  return (
    <>
      <Sheet side="left" title={tutor.session} open={open === 'session'} onClose={onClose}>
        {session}
      </Sheet>
      <Sheet side="right" title={tutor.feedback} open={open === 'feedback'} onClose={onClose}>
        {feedback}
      </Sheet>
      <Sheet side="bottom" title={tutor.word} open={open === 'word'} onClose={onClose}>
        {word}
      </Sheet>
    </>
  )
}
