import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { useHear } from '@/components/speech/use-hear'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { Volume2 } from '@/icons/icons.ts'

interface BigEarProps {
  text: string
  languageCode: LanguageCode
  /** Whether it is still to be answered. */
  isOpen: boolean
}

/**
 * What is asked is heard: a large button for it, one to hear it slowly, and a way on for who has no voice, no sound or no
 * hearing: that is no mistake.
 */
export function BigEar({ text, languageCode, isOpen }: BigEarProps) {
  const { cards, exercises, speech } = useTexts('cards', 'exercises', 'speech')
  const { hear } = useHear(languageCode)
  const [isRead, setIsRead] = useState(false)
  return (
    <div className="grid justify-items-center gap-1">
      <button
        type="button"
        aria-label={exercises.listen}
        onClick={() => hear(text)}
        className="grid size-24 place-items-center rounded-full bg-leaf text-on-leaf hover:bg-leaf-deep"
      >
        <Volume2 size={36} aria-hidden />
      </button>
      <HearButton text={text} languageCode={languageCode} label={speech.slower} isSlow />
      {isOpen && !isRead && (
        <Button variant="ghost" size="sm" onClick={() => setIsRead(true)}>
          {cards.readInstead}
        </Button>
      )}
      <p role="status" lang={languageCode} className="text-center text-lg empty:hidden">
        {isOpen && isRead && text}
      </p>
    </div>
  )
}
