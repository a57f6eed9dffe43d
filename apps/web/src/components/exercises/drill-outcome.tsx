import { isTyped, type ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { DrillTask } from '@lingarden/domain/exercises/drill'
import { isAccepted } from '@lingarden/domain/exercises/judge-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { RenderText } from './draft'
import { Verdict } from './verdict'

interface DrillOutcomeProps {
  result: ExerciseResult
  task: DrillTask
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
  const { result, task, showsWhole, solution, heard, language, afterWrong, renderText, children } = props
  const { common, exercises: texts } = useTexts('common', 'exercises')
  const { languageCode } = language
  const isExact = result.judgements.every(({ verdict }) => verdict === 'right')
  // Whoever typed it in other letters, or in traditional characters, is to see the word as it is learnt here.
  const isSpelled = isTyped(task) && language.typing !== undefined
  const isEnglish = task.kind === 'choice' && task.optionsIn === 'english'
  // Pairs are shown with their meanings; what was said stands above with its sound.
  const isPlain = isEnglish || task.kind === 'match'
  // "Mind the accents: …" says it already; not where a reading is to stand over it.
  const isSaid =
    !isSpelled &&
    result.judgements.some((judgement) => isAccepted(judgement) && judgement.answer === solution)
  return (
    <div
      className={classNames('grid gap-1 rounded-md p-4', result.isRight ? 'bg-leaf-pale/60' : 'bg-sunken')}
    >
      <Verdict isRight={result.isRight} judgements={result.judgements} />
      {(showsWhole || (!isExact && !isSaid) || isSpelled) && task.kind !== 'speak' && (
        <p>
          {!isExact && (
            <span className="text-sm text-ink-soft">
              {common.labelled(task.kind === 'match' ? texts.pairsAgain : texts.solution)}{' '}
            </span>
          )}
          <span lang={isEnglish ? 'en' : languageCode} className="text-chat">
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
        <p lang="en" className="text-sm text-ink-soft">
          {task.translation}
        </p>
      )}
      {!result.isRight && afterWrong !== undefined && <p className="text-sm text-ink-soft">{afterWrong}</p>}
      {children}
    </div>
  )
}
