import { isStockPrompt } from '@lingarden/domain/courses/stock-prompts'
import { isComplete, solutionOf, type ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { Drill, DrillTask } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { useByItself } from '@/components/speech/use-by-itself'
import { FootSlot } from '@/components/stage/foot-slot'
import { AsideButton, StageButton, StageFoot } from '@/components/stage/stage-foot'
import { SpelledWord } from '@/components/words/spelled-word'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'
import { useMeaningsIn } from './meanings-in'
import { BigEar } from './big-ear'
import { asItIs, emptyDraft, type RenderText } from './draft'
import type { DrillScene } from './drill-scene'
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
  /** What else stands around it, where it is more than a task. */
  scene?: DrillScene | undefined
  /** Draws texts of the language learned once the drill is answered. */
  renderText?: RenderText
  /** The answer was given, to the drill itself or to what may be done instead; what was practised can be counted. */
  onAnswer: (result: ExerciseResult, drill: Drill, wasWarned: boolean) => void
  /** The learner has seen how it went. */
  onDone: () => void
}

/** Kinds that are over with the learner's last move, so that there is nothing more to press. */
const endByThemselves: ReadonlySet<string> = new Set(['match', 'speak', 'strokes'])

/** Kinds answered by pieces of a sentence; the whole of it shows once it is answered. */
const showsPieces: ReadonlySet<string> = new Set(['order', 'cloze'])

/** One exercise of a lesson or a review: answered once; then it says how it went, and what is right. */
export function DrillCard(props: DrillCardProps) {
  const { drill, language, seed, takesFocus, isPromptTranslated = false, afterWrong, scene = {} } = props
  const { renderText = asItIs, onAnswer, onDone } = props
  const { exercises: texts, speech } = useTexts('exercises', 'speech')
  const meaningsIn = useMeaningsIn()
  const [isReplaced, setIsReplaced] = useState(false)
  const shown: Drill = isReplaced && drill.instead ? drill.instead : drill
  const { task, question, heard, spelled, instead } = shown
  const promptId = useId()
  const outcomeId = useId()
  const [draft, setDraft] = useState<readonly string[]>(() => emptyDraft(task))
  const [result, setResult] = useState<ExerciseResult>()
  const [isChecking, setIsChecking] = useState(false)
  const [warning, setWarning] = useState<string>()
  const [footSlot, setFootSlot] = useState<HTMLElement | null>(null)
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

  const solution = solutionOf(task, language.tag, result?.judgements)
  const isKnown = result?.isRight === true && warning === undefined
  const toHear = heard ?? soundOf(task, solution)
  useByItself(result ? scene.heardAfter : heard, language.languageCode)

  function judge(given: readonly string[]) {
    const warned = warning === undefined ? scene.warnOf?.(given) : undefined
    if (warned !== undefined) return setWarning(warned)
    const judged = check(task, given, shown.readings)
    if (!(judged instanceof Promise)) return settle(judged)
    setIsChecking(true)
    void judged.then(settle)
  }

  function settle(judged: ExerciseResult) {
    setIsChecking(false)
    setResult(judged)
    onAnswer(judged, shown, warning !== undefined)
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
    <form ref={form} onSubmit={submit} className="stage-part" noValidate autoComplete="off">
      <div className="stage-main stage-drill gap-5">
        {scene.above}
        <div id={promptId} tabIndex={-1} data-prompt className="grid gap-1 outline-none">
          <p
            lang={isPromptTranslated || isStockPrompt(task.prompt) ? undefined : meaningsIn}
            className={question === undefined ? 'text-lg' : 'text-ink-soft'}
          >
            {result && scene.done !== undefined ? scene.done : translateFixed(task.prompt)}
          </p>
          {question !== undefined && (
            <p lang={meaningsIn} className="text-xl leading-snug font-medium">
              {question}
            </p>
          )}
          {spelled !== undefined && <SpelledWord word={spelled} languageCode={language.languageCode} />}
        </div>
        {heard !== undefined && (
          <BigEar key={heard} text={heard} languageCode={language.languageCode} isOpen={isOpen} />
        )}
        <div className={scene.isOwn ? 'drill-own' : 'grid gap-4'}>
          {result && scene.settled}
          <FootSlot value={footSlot}>
            {!(result && scene.settled) && (
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
            )}
          </FootSlot>
        </div>
        <div role="status" className="empty:hidden">
          {warning !== undefined && isOpen && (
            <p className="rounded-[14px] bg-(--sun-pale) px-4 py-3">{warning}</p>
          )}
        </div>
        {isOpen && scene.help}
        {result && scene.after?.(isKnown)}
      </div>
      <StageFoot
        tone={result && (result.isRight ? 'good' : 'bad')}
        feedback={
          <div role="status" id={outcomeId} className="stage-feedback">
            {isChecking && <p className="text-ink-soft">{texts.lookingUp}</p>}
            {result && (
              <DrillOutcome
                result={result}
                task={task}
                draft={draft}
                showsWhole={showsPieces.has(task.kind)}
                solution={solution}
                heard={heard}
                language={language}
                afterWrong={afterWrong}
                renderText={renderText}
              >
                {scene.said?.(isKnown)}
              </DrillOutcome>
            )}
          </div>
        }
      >
        {isOpen && instead && (
          <AsideButton
            onClick={() => {
              setDraft(emptyDraft(instead.task))
              setIsReplaced(true)
            }}
          >
            {texts.pickInstead}
          </AsideButton>
        )}
        {isOpen && !endByThemselves.has(task.kind) && (
          <>
            <AsideButton onClick={() => judge([])}>{texts.iDoNotKnow}</AsideButton>
            <StageButton type="submit" disabled={!isComplete(task, draft)}>
              {texts.check}
            </StageButton>
          </>
        )}
        <span ref={setFootSlot} className="contents" />
        {result && toHear !== undefined && (
          <HearButton text={toHear} languageCode={language.languageCode} label={speech.play} size="md" />
        )}
        {result && scene.foot}
        {result && <GoOnButton describedBy={outcomeId} onClick={onDone} />}
      </StageFoot>
    </form>
  )
}

/** What of an answer is to be heard: not a meaning, nor pairs, nor a character without a word. */
const soundOf = (task: DrillTask, solution: string): string | undefined =>
  task.kind === 'match' || (task.kind === 'choice' && task.optionsIn === 'english') ? undefined : solution
