import { isStockPrompt } from '@lingarden/domain/courses/stock-prompts'
import { isComplete, solutionOf, type ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { Drill } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { SpelledWord } from '@/components/words/spelled-word'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'
import { asItIs, emptyDraft, type RenderText } from './draft'
import { DrillOutcome } from './drill-outcome'
import { GoOnButton } from './go-on-button'
import { TaskFields } from './task-fields'
import { useCheckAnswer } from './use-check-answer'
import { useFieldFocus } from './use-field-focus'

interface DrillCardProps {
  drill: Drill
  language: SupportedLanguage
  /** Mixes the pieces; the same seed mixes them the same way. */
  seed: number
  /** Whether the learner comes from the drill before, so that the focus goes to this one. */
  takesFocus: boolean
  /** Whether what is to be done is said in the language of the interface rather than in English. */
  isPromptTranslated?: boolean
  /** What is said of a wrong answer beside what is right. */
  afterWrong?: string
  /** What is said besides once it is answered. */
  belowOutcome?: ReactNode
  /** Draws texts of the language learned once the drill is answered. */
  renderText?: RenderText
  /** The answer was given, to the drill itself or to what may be done instead; what was practised can be counted. */
  onAnswer: (result: ExerciseResult, drill: Drill) => void
  /** The learner has seen how it went. */
  onDone: () => void
}

/** Kinds that are over with the learner's last move, so that there is nothing more to press. */
const endByThemselves: ReadonlySet<string> = new Set(['match', 'speak', 'strokes'])

/** Kinds answered by pieces of a sentence; the whole of it shows once it is answered. */
const showsPieces: ReadonlySet<string> = new Set(['order', 'cloze'])

/** One exercise of a lesson or a review: answered once; then it says how it went, and what is right. */
export function DrillCard(props: DrillCardProps) {
  const { drill, language, seed, takesFocus, isPromptTranslated = false, afterWrong, belowOutcome } = props
  const { renderText = asItIs, onAnswer, onDone } = props
  const texts = useTexts('exercises')
  const [isReplaced, setIsReplaced] = useState(false)
  const shown: Drill = isReplaced && drill.instead ? drill.instead : drill
  const { task, question, heard, spelled, instead } = shown
  const promptId = useId()
  const outcomeId = useId()
  const [draft, setDraft] = useState<readonly string[]>(() => emptyDraft(task))
  const [result, setResult] = useState<ExerciseResult>()
  const [isChecking, setIsChecking] = useState(false)
  const check = useCheckAnswer(language)
  const isOpen = result === undefined && !isChecking
  const form = useRef<HTMLFormElement>(null)
  useFieldFocus(form, takesFocus)
  useKeys(isOpen, (event) => {
    // Where the focus is on something that Enter means something to, the browser does it.
    const isElsewhere = !(event.target instanceof HTMLElement) || !event.target.closest('a, button, input')
    if (readShortcut('exercises', event) !== 'check' || !isElsewhere) return
    // Or the same key would press the button that takes the focus next.
    event.preventDefault()
    form.current?.requestSubmit()
  })

  function judge(given: readonly string[]) {
    const judged = check(task, given, shown.readings)
    if (!(judged instanceof Promise)) return settle(judged)
    setIsChecking(true)
    void judged.then(settle)
  }

  function settle(judged: ExerciseResult) {
    setIsChecking(false)
    setResult(judged)
    onAnswer(judged, shown)
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
    <form ref={form} onSubmit={submit} className="grid gap-4" noValidate autoComplete="off">
      <div id={promptId} tabIndex={-1} data-prompt className="grid gap-1 outline-none">
        <p lang={isPromptTranslated || isStockPrompt(task.prompt) ? undefined : 'en'}>
          {translateFixed(task.prompt)}
        </p>
        {question !== undefined && (
          <p lang="en" className="text-lg">
            {question}
          </p>
        )}
        {spelled !== undefined && <SpelledWord word={spelled} languageCode={language.languageCode} />}
      </div>
      {heard !== undefined && (
        <div>
          <HearButton text={heard} languageCode={language.languageCode} label={texts.listen} size="lg" />
        </div>
      )}
      <TaskFields
        key={String(isReplaced)}
        exercise={task}
        language={language}
        seed={seed}
        draft={draft}
        promptId={promptId}
        isOpen={isOpen}
        isAlone
        isSettled={result !== undefined}
        onChange={change}
        // Readings beside what is still to be answered would give it away; in a piece there is no room for buttons.
        renderText={isOpen || showsPieces.has(task.kind) ? asItIs : renderText}
      />
      {isOpen && instead && (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => {
            setDraft(emptyDraft(instead.task))
            setIsReplaced(true)
          }}
        >
          {texts.pickInstead}
        </Button>
      )}
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
      <div role="status" id={outcomeId}>
        {isChecking && <p className="text-ink-soft">{texts.lookingUp}</p>}
        {result && (
          <DrillOutcome
            result={result}
            task={task}
            showsWhole={showsPieces.has(task.kind)}
            solution={solutionOf(task, language.tag, result.judgements)}
            heard={heard}
            language={language}
            afterWrong={afterWrong}
            renderText={renderText}
          >
            {belowOutcome}
          </DrillOutcome>
        )}
      </div>
      {result && <GoOnButton describedBy={outcomeId} onClick={onDone} />}
    </form>
  )
}
