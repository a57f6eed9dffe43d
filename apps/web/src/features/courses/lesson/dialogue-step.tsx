import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { DialogueLine } from './dialogue-line'
import { StepActions } from './step-actions'
import { useLessonTracking } from './use-lesson-tracking'

interface DialogueStepProps {
  languageCode: LanguageCode
  dialogue: Lesson['dialogue']
  onDone: () => void
}

/** The lesson's scene, line by line; the translations show when they are asked for. */
export function DialogueStep({ languageCode, dialogue, onDone }: DialogueStepProps) {
  const courses = useTexts('courses')
  const { countLookup } = useLessonTracking(languageCode)
  const [isTranslated, setIsTranslated] = useState(false)
  const speakers = [...new Set(dialogue.lines.map(({ speaker }) => speaker))]
  return (
    <>
      <p lang="en" className="text-ink-soft">
        {dialogue.scene}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-pressed={isTranslated}
        onClick={() => setIsTranslated(!isTranslated)}
      >
        {isTranslated ? courses.hideTranslations : courses.showTranslations}
      </Button>
      <ol className="grid gap-5">
        {dialogue.lines.map((line) => (
          <DialogueLine
            key={line.text}
            line={line}
            languageCode={languageCode}
            voice={speakers.indexOf(line.speaker)}
            isTranslated={isTranslated}
            onLookUp={countLookup}
          />
        ))}
      </ol>
      <StepActions>
        <Button size="lg" onClick={onDone}>
          {courses.next}
        </Button>
      </StepActions>
    </>
  )
}
