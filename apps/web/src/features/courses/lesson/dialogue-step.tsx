import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useState } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { PractiseButton } from '@/components/speaking/practise-button'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { WordText } from '@/components/words/word-text'
import { useLessonTracking } from './use-lesson-tracking'

interface DialogueStepProps {
  languageCode: LanguageCode
  dialogue: Lesson['dialogue']
  onDone: () => void
}

/** The lesson's scene, line by line; the translations show when they are asked for. */
export function DialogueStep({ languageCode, dialogue, onDone }: DialogueStepProps) {
  const { courses } = useTexts()
  const { countLookup } = useLessonTracking(languageCode)
  const [isTranslated, setIsTranslated] = useState(false)
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
      <ol className="grid gap-4">
        {dialogue.lines.map(({ speaker, text, translation, readings }) => (
          <li key={text} className="grid gap-1">
            <p lang={languageCode} className="text-sm font-medium text-leaf">
              {speaker}
            </p>
            <p className="flex items-start gap-1 text-chat">
              <HearButton text={text} languageCode={languageCode} />
              <span className="pt-1.5">
                <WordText
                  onLookUp={countLookup}
                  text={text}
                  languageCode={languageCode}
                  readings={readings}
                />
              </span>
            </p>
            <PractiseButton
              text={text}
              languageCode={languageCode}
              className="ml-11 inline-flex min-h-7 items-center gap-1 justify-self-start rounded-sm px-2 text-sm text-ink-soft hover:bg-sunken hover:text-ink"
            />
            {isTranslated && (
              <p lang="en" className="text-sm text-ink-soft">
                {translation}
              </p>
            )}
          </li>
        ))}
      </ol>
      <Button size="lg" className="justify-self-start" onClick={onDone}>
        {courses.next}
      </Button>
    </>
  )
}
