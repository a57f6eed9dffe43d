import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { StageButton, StageFoot } from '@/components/stage/stage-foot'
import { useStageKeys } from '@/components/stage/use-stage-keys'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { DialogueLine } from './dialogue-line'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface WholeTalkProps {
  languageCode: LanguageCode
  dialogue: Lesson['dialogue']
  onLookUp: (word: string, sentence: string) => void
  onDone: () => void
}

/** The whole talk, line by line; the translations show when they are asked for. */
export function WholeTalk({ languageCode, dialogue, onLookUp, onDone }: WholeTalkProps) {
  const meaningsIn = useMeaningsIn()
  const courses = useTexts('courses')
  const [isTranslated, setIsTranslated] = useState(false)
  const speakers = [...new Set(dialogue.lines.map(({ speaker }) => speaker))]
  useStageKeys({ onGoOn: onDone })
  return (
    <>
      <div className="stage-main max-w-[720px] gap-5 md:justify-center">
        <div className="grid gap-1">
          <p tabIndex={-1} data-page className="font-display text-xl font-semibold outline-none">
            {courses.wholeTalk}
          </p>
          <p lang={meaningsIn} className="text-ink-soft">
            {dialogue.scene}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
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
              onLookUp={onLookUp}
            />
          ))}
        </ol>
      </div>
      <StageFoot>
        <StageButton onClick={onDone}>{courses.next}</StageButton>
      </StageFoot>
    </>
  )
}
