import { checkExercise, solutionOf } from '@lingarden/domain/exercises/check-exercise'
import type { Exercise } from '@lingarden/domain/exercises/exercise'
import { isSettled, type ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTexts } from '@/i18n/texts'

interface ExerciseOutcomeProps {
  exercise: Exercise
  answer: ExerciseAnswer
  language: SupportedLanguage
}

/** How an answer was: what was accepted with accents or a letter amiss is shown as it is written. */
export function ExerciseOutcome({ exercise, answer, language }: ExerciseOutcomeProps) {
  const { exercises: texts } = useTexts()
  const { judgements } = checkExercise(exercise, answer.given, language.tag)
  const slip = judgements.find(({ verdict }) => verdict === 'accent' || verdict === 'typo')
  const isTyped = exercise.kind === 'cloze' && exercise.bank === undefined
  return (
    <div className="grid gap-1">
      {answer.isRight ? (
        <p className="flex items-center gap-2 font-medium text-leaf-deep">
          <CircleCheck size={18} className="shrink-0" aria-hidden />
          {!slip && texts.right}
          {slip?.verdict === 'accent' && texts.rightAccents(slip.answer)}
          {slip?.verdict === 'typo' && texts.rightSpelling(slip.answer)}
        </p>
      ) : (
        <p className="flex items-center gap-2 font-medium">
          <CircleDashed size={18} className="shrink-0 text-ink-soft" aria-hidden />
          {texts.wrong}
        </p>
      )}
      {isSettled(answer) && (!answer.isRight || isTyped) && (
        <p>
          <span className="text-sm text-ink-soft">{texts.solution}: </span>
          <span
            lang={
              exercise.kind === 'choice' && exercise.optionsIn === 'english' ? 'en' : language.languageCode
            }
            className="text-chat"
          >
            {solutionOf(exercise, language.tag)}
          </span>
        </p>
      )}
      {isSettled(answer) && exercise.translation && (
        <p className="text-sm text-ink-soft">{exercise.translation}</p>
      )}
    </div>
  )
}
