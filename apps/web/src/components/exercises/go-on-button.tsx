import { useEffect, useRef } from 'react'
import { StageButton } from '@/components/stage/stage-foot'
import { useTexts } from '@/i18n/texts'

/** Takes the focus, so that Enter goes on; who hears the page hears with it how the answer was. */
export function GoOnButton({ describedBy, onClick }: { describedBy: string; onClick: () => void }) {
  const exercises = useTexts('exercises')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <StageButton ref={button} aria-describedby={describedBy} onClick={onClick}>
      {exercises.goOn}
    </StageButton>
  )
}
