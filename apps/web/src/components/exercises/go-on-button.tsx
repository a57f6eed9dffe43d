import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'

/** Takes the focus, so that Enter goes on; who hears the page hears with it how the answer was. */
export function GoOnButton({ describedBy, onClick }: { describedBy: string; onClick: () => void }) {
  const exercises = useTexts('exercises')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button
      ref={button}
      size="lg"
      aria-describedby={describedBy}
      className="justify-self-start"
      onClick={onClick}
    >
      {exercises.goOn}
    </Button>
  )
}
