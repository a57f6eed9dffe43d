import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useTexts } from '@/i18n/texts'
import { Verdict } from './verdict'

interface DrillOutcomeProps {
  result: ExerciseResult
  solution: string
  solutionLang: string
  heard: string | undefined
  translation: string | undefined
  languageCode: LanguageCode
}

/** How a drill went, what is right, and what was heard. */
export function DrillOutcome(props: DrillOutcomeProps) {
  const { result, solution, solutionLang, heard, translation, languageCode } = props
  const { exercises: texts } = useTexts()
  const isExact = result.judgements.every(({ verdict }) => verdict === 'right')
  return (
    <div className="grid gap-1">
      <Verdict isRight={result.isRight} judgements={result.judgements} />
      {!isExact && (
        <p>
          <span className="text-sm text-ink-soft">{texts.solution}: </span>
          <span lang={solutionLang} className="text-chat">
            {solution}
          </span>
        </p>
      )}
      {heard !== undefined && heard !== solution && (
        <p lang={languageCode} className="text-chat">
          {heard}
        </p>
      )}
      {translation !== undefined && (
        <p lang="en" className="text-sm text-ink-soft">
          {translation}
        </p>
      )}
    </div>
  )
}
