import { isTyped, type ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import { fillCloze } from '@lingarden/domain/exercises/cloze-text'
import type { DrillTask } from '@lingarden/domain/exercises/drill'
import { isAccepted } from '@lingarden/domain/exercises/judge-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { CorrectedSentence } from '@/components/corrections/corrected-sentence'
import { useTexts } from '@/i18n/texts'
import { useMeaningsIn } from './meanings-in'
import type { RenderText } from './draft'
import { mendingOf } from './mending-of'
import { Verdict } from './verdict'

interface DrillOutcomeProps {
  result: ExerciseResult
  task: DrillTask
  /** What was answered. */
  draft: readonly string[]
  /** Whether what is right is shown even where nothing was amiss. */
  showsWhole: boolean
  solution: string
  heard: string | undefined
  language: SupportedLanguage
  afterWrong: string | undefined
  renderText: RenderText
  /** What else is to be said of it. */
  children?: ReactNode
}

/** How a drill went, what is right, and what was heard. */
export function DrillOutcome(props: DrillOutcomeProps) {
  const { result, task, draft, showsWhole, solution, heard, language, afterWrong, renderText, children } =
    props
  const { common, exercises: texts } = useTexts('common', 'exercises')
  const { languageCode } = language
  const meaningsIn = useMeaningsIn()
  const isExact = result.judgements.every(({ verdict }) => verdict === 'right')
  // Whoever typed it in other letters, or in traditional characters, is to see the word as it is learnt here.
  const isSpelled = isTyped(task) && language.typing !== undefined
  const isMeaning = task.kind === 'choice' && task.optionsIn === 'english'
  // Pairs are shown with their meanings; what was said stands above with its sound.
  const isPlain = isMeaning || task.kind === 'match'
  // "Mind the accents: …" says it already; not where a reading is to stand over it.
  const isSaid =
    !isSpelled &&
    result.judgements.some((judgement) => isAccepted(judgement) && judgement.answer === solution)
  const isMendable =
    !result.isRight && isTyped(task) && draft.length > 0 && draft.every((part) => part.trim() !== '')
  const mending = isMendable ? mendingOf(writtenIn(task, draft), solution) : undefined
  // With its reading the answer stands by itself.
  const isMended = mending !== undefined && !isSpelled
  return (
    <div className="grid gap-1">
      <Verdict
        isRight={result.isRight}
        isNear={mending !== undefined && task.kind === 'write'}
        languageCode={languageCode}
        judgements={result.judgements}
      />
      {mending && <CorrectedSentence parts={mending} languageCode={languageCode} />}
      {(showsWhole || (!isExact && !isSaid) || isSpelled) && !isMended && task.kind !== 'speak' && (
        <p>
          {!isExact && (
            <span className="text-sm">
              {common.labelled(task.kind === 'match' ? texts.pairsAgain : texts.solution)}{' '}
            </span>
          )}
          <span lang={isMeaning ? meaningsIn : languageCode} className="text-chat">
            {isPlain ? solution : renderText(solution)}
          </span>
        </p>
      )}
      {heard !== undefined && heard !== solution && (
        <p lang={languageCode} className="text-chat">
          {renderText(heard)}
        </p>
      )}
      {task.translation !== undefined && (
        <p lang={meaningsIn} className="text-sm">
          {task.translation}
        </p>
      )}
      {children}
      {!result.isRight && afterWrong !== undefined && <p className="text-sm">{afterWrong}</p>}
    </div>
  )
}

/** The sentence as it was written, whole. */
const writtenIn = (task: DrillTask, draft: readonly string[]): string =>
  task.kind === 'cloze' ? fillCloze(task.text, draft) : (draft[0] ?? '')
