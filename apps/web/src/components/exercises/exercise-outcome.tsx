import { checkExercise, solutionOf } from '@lingarden/domain/exercises/check-exercise'
import type { TalkExercise } from '@lingarden/domain/exercises/drill'
import { isSettled, type ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import type { RenderText } from './draft'
import { MendedSentence } from './mended-sentence'
import { Verdict } from './verdict'

interface ExerciseOutcomeProps {
  exercise: TalkExercise
  answer: ExerciseAnswer
  language: SupportedLanguage
  renderText: RenderText
}

/** How an answer was: what was accepted with accents or a letter amiss is shown as it is written. */
export function ExerciseOutcome({ exercise, answer, language, renderText }: ExerciseOutcomeProps) {
  const { common, exercises: texts } = useTexts('common', 'exercises')
  const judgements = answer.judgements ?? checkExercise(exercise, answer.given, language.tag).judgements
  const meaning = exercise.kind === 'choice' && exercise.optionsIn === 'english' ? exercise : undefined
  const solution = solutionOf(exercise, language.tag)
  const isTyped = exercise.kind === 'cloze' && exercise.bank === undefined
  return (
    <div className="grid gap-1">
      <Verdict isRight={answer.isRight} languageCode={language.languageCode} judgements={judgements} />
      {isSettled(answer) && (!answer.isRight || isTyped) && (
        <p>
          <span className="text-sm text-ink-soft">{common.labelled(texts.solution)} </span>
          <span lang={meaning ? (meaning.meaningsIn ?? 'en') : language.languageCode} className="text-chat">
            {meaning ? solution : renderText(solution)}
          </span>
        </p>
      )}
      {isSettled(answer) && exercise.kind === 'cloze' && exercise.struck && (
        <MendedSentence reason={exercise.reason} sentence={solution} language={language} />
      )}
      {isSettled(answer) && exercise.translation && (
        <p className="text-sm text-ink-soft">{exercise.translation}</p>
      )}
    </div>
  )
}
