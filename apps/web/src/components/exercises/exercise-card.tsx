import { checkExercise, isComplete, type ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { TalkExercise } from '@lingarden/domain/exercises/drill'
import { isSettled, type ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { ChoiceFields } from './choice-fields'
import { ClozeFields } from './cloze-fields'
import { asItIs, emptyDraft, type RenderText } from './draft'
import { ExerciseOutcome } from './exercise-outcome'
import { DropFields } from './drop-fields'
import { OrderFields } from './order-fields'
import { useCheckAnswer } from './use-check-answer'

interface ExerciseCardProps {
  exercise: TalkExercise
  language: SupportedLanguage
  /** Mixes the pieces; the same seed mixes them the same way. */
  seed: number
  /** How it went so far; undefined before the first answer. */
  answer: ExerciseAnswer | undefined
  onAnswer: (answer: ExerciseAnswer) => void
  renderText?: RenderText
}

/** One exercise: what to do, the fields to answer by, and how it went. A wrong answer may be tried again or given up. */
export function ExerciseCard({
  exercise,
  language,
  seed,
  answer,
  onAnswer,
  renderText = asItIs,
}: ExerciseCardProps) {
  const texts = useTexts('exercises')
  const promptId = useId()
  const [draft, setDraft] = useState<readonly string[]>(answer?.given ?? emptyDraft(exercise))
  const [isRetrying, setIsRetrying] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const judge = useCheckAnswer(language)
  const isOpen = (answer === undefined || isRetrying) && !isChecking
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  // The button that was pressed goes away; who goes by keyboard must not begin at the top again.
  const moveFocus = useRef<'fields' | 'outcome'>(undefined)
  useEffect(() => {
    if (moveFocus.current === 'outcome') outcome.current?.focus()
    if (moveFocus.current === 'fields') form.current?.querySelector<HTMLElement>('input, button')?.focus()
    moveFocus.current = undefined
  })

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isOpen || !isComplete(exercise, draft)) return
    const judged = judge(exercise, draft, exercise.kind === 'drop' ? undefined : exercise.readings)
    if (!(judged instanceof Promise)) return settle(judged)
    setIsChecking(true)
    void judged.then(settle)
  }

  function settle({ isRight, judgements }: ExerciseResult, isShown = false) {
    setIsChecking(false)
    setIsRetrying(false)
    moveFocus.current = 'outcome'
    const given = isShown ? [] : draft
    onAnswer({ given, isRight, judgements, tries: (answer?.tries ?? 0) + 1, isShown })
  }

  function giveUp() {
    settle(checkExercise(exercise, [], language.tag), true)
  }

  function tryAgain() {
    setDraft(emptyDraft(exercise))
    setIsRetrying(true)
    moveFocus.current = 'fields'
  }

  function showAnswer() {
    if (!answer) return
    moveFocus.current = 'outcome'
    onAnswer({ ...answer, isShown: true })
  }

  const fields = { language, draft, promptId, isOpen, onChange: setDraft, renderText }
  return (
    <form ref={form} onSubmit={check} className="grid gap-3" noValidate autoComplete="off">
      <p id={promptId}>{exercise.prompt}</p>
      {exercise.kind === 'choice' && <ChoiceFields exercise={exercise} {...fields} />}
      {exercise.kind === 'order' && <OrderFields exercise={exercise} seed={seed} {...fields} />}
      {exercise.kind === 'cloze' && <ClozeFields exercise={exercise} {...fields} />}
      {exercise.kind === 'drop' && (
        <DropFields
          exercise={exercise}
          isSettled={answer !== undefined && isSettled(answer) && !isRetrying}
          {...fields}
        />
      )}
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isComplete(exercise, draft)}>
            {texts.check}
          </Button>
          <Button variant="ghost" onClick={giveUp}>
            {texts.iDoNotKnow}
          </Button>
        </div>
      )}
      {isChecking && <p role="status">{texts.lookingUp}</p>}
      <div ref={outcome} tabIndex={-1} className="rounded-sm outline-offset-4">
        {!isOpen && !isChecking && answer && (
          <ExerciseOutcome {...{ exercise, answer, language, renderText }} />
        )}
      </div>
      {!isOpen && answer && !isSettled(answer) && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={tryAgain}>
            {texts.tryAgain}
          </Button>
          <Button variant="ghost" onClick={showAnswer}>
            {texts.showAnswer}
          </Button>
        </div>
      )}
    </form>
  )
}
