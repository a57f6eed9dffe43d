import type { SpeakTask } from '@lingarden/domain/exercises/drill'
import { useState } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import type { FieldsProps } from './draft'

/** Something to say aloud, then compared by ear with the model; the learner says how it went. */
export function SpeakFields({ exercise, language, promptId, isOpen, onChange }: FieldsProps<SpeakTask>) {
  const { exercises: texts } = useTexts()
  const [isShown, setIsShown] = useState(false)
  const { languageCode } = language
  return (
    <div role="group" aria-labelledby={promptId} className="grid gap-3">
      {isOpen && !isShown && (
        <div>
          <Button variant="secondary" onClick={() => setIsShown(true)}>
            {texts.compare}
          </Button>
        </div>
      )}
      {isOpen && isShown && (
        <>
          <p className="flex items-center gap-1 text-chat">
            <HearButton text={exercise.text} languageCode={languageCode} />
            <span lang={languageCode}>{exercise.text}</span>
          </p>
          <p>{texts.howWasIt}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => onChange([exercise.text])}>
              {texts.saidIt}
            </Button>
            <Button variant="secondary" onClick={() => onChange(['…'])}>
              {texts.notYet}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
