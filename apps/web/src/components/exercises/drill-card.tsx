import { checkDrill, drillSolution, type Drill } from '@lingarden/domain/exercises/drill'
import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { SpelledWord } from '@/components/words/spelled-word'
import { useTexts } from '@/i18n/texts'
import { emptyDraft, isComplete } from './draft'
import { DrillOutcome } from './drill-outcome'
import { TaskFields } from './task-fields'

interface DrillCardProps {
  drill: Drill
  language: SupportedLanguage
  /** Mixes the pieces; the same seed mixes them the same way. */
  seed: number
  /** The answer was given; what was practised can be counted. */
  onAnswer: (isRight: boolean) => void
  /** The learner has seen how it went. */
  onDone: () => void
}

/** Kinds that are over with the learner's last move, so that there is nothing more to press. */
const endByThemselves: ReadonlySet<string> = new Set(['match', 'speak', 'strokes'])

/** One exercise of a lesson or a review: answered once; then it says how it went, and what is right. */
export function DrillCard({ drill, language, seed, onAnswer, onDone }: DrillCardProps) {
  const { exercises: texts } = useTexts()
  const { task, question, heard, spelled } = drill
  const promptId = useId()
  const [draft, setDraft] = useState<readonly string[]>(() => emptyDraft(task))
  const [result, setResult] = useState<ExerciseResult>()
  const isOpen = result === undefined

  function judge(given: readonly string[]) {
    const judged = checkDrill(task, given, language.tag)
    setResult(judged)
    onAnswer(judged.isRight)
  }

  function change(next: readonly string[]) {
    setDraft(next)
    if (endByThemselves.has(task.kind)) judge(next)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isOpen && isComplete(task, draft)) judge(draft)
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate autoComplete="off">
      <div id={promptId} className="grid gap-1">
        <p lang="en">{task.prompt}</p>
        {question !== undefined && (
          <p lang="en" className="text-lg">
            {question}
          </p>
        )}
        {spelled !== undefined && <SpelledWord word={spelled} />}
      </div>
      {heard !== undefined && (
        <div>
          <HearButton text={heard} languageCode={language.languageCode} label={texts.listen} size="lg" />
        </div>
      )}
      <TaskFields
        exercise={task}
        language={language}
        seed={seed}
        draft={draft}
        promptId={promptId}
        isOpen={isOpen}
        onChange={change}
      />
      {isOpen && !endByThemselves.has(task.kind) && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="lg" disabled={!isComplete(task, draft)}>
            {texts.check}
          </Button>
          <Button variant="ghost" size="lg" onClick={() => judge([])}>
            {texts.iDoNotKnow}
          </Button>
        </div>
      )}
      <div role="status">
        {result && (
          <DrillOutcome
            result={result}
            solution={drillSolution(task, language.tag)}
            solutionLang={
              task.kind === 'choice' && task.optionsIn === 'english' ? 'en' : language.languageCode
            }
            heard={heard}
            translation={task.translation}
            languageCode={language.languageCode}
          />
        )}
      </div>
      {result && <GoOnButton label={texts.goOn} onClick={onDone} />}
    </form>
  )
}

/** Takes the focus, so that Enter goes on. */
function GoOnButton({ label, onClick }: { label: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} size="lg" className="justify-self-start" onClick={onClick}>
      {label}
    </Button>
  )
}
