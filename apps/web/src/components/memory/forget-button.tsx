import { Trash2 } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'

interface ForgetButtonProps {
  /** What is to be forgotten, as the question and screen readers say it. */
  title: string
  /** Stands on the button; without it the button is a sign. */
  label?: string
  onForget: () => void
}

/** Asks, and then makes the tutor forget one thing or all of a kind. */
export function ForgetButton({ title, label, onForget }: ForgetButtonProps) {
  const memory = useTexts('memory')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {label === undefined ? (
        <Button variant="ghost" size="icon" aria-label={title} onClick={() => setIsAsking(true)}>
          <Trash2 size={16} aria-hidden />
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      )}
      {isAsking && (
        <Dialog
          open
          size="sm"
          onOpenChange={setIsAsking}
          title={title}
          description={memory.forgetAbout}
          footer={
            <Button
              variant="destructive"
              onClick={() => {
                setIsAsking(false)
                onForget()
              }}
            >
              {memory.forgetIt}
            </Button>
          }
        />
      )}
    </>
  )
}
