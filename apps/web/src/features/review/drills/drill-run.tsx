import { answerInRun, beginRun, isSecondTry } from '@lingarden/domain/courses/lesson-position'
import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { Drill } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { DrillCard } from '@/components/exercises/drill-card'
import type { DrillScene } from '@/components/exercises/drill-scene'
import { Stage } from '@/components/stage/stage'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { RunBar } from './run-bar'

interface DrillRunProps {
  title: string
  drills: readonly Drill[]
  language: SupportedLanguage
  /** Mixes the pieces; the same seed mixes them the same way. */
  seed: number
  /** Where the way out leads. */
  leaveTo: string
  leaveLabel: string
  /** Whether leaving takes the place of the run in the history, which has an entry of its own. */
  leavesInPlace?: boolean
  /** What stands around an exercise; of the one at its place. `isFirst`: it was not tried before. */
  sceneOf?: (place: number, isFirst: boolean) => DrillScene | undefined
  /** What is said after a wrong answer. */
  afterWrong: (place: number) => string
  /** `isFirst`: it was not tried before. `wasWarned`: it was answered after a second look. */
  onAnswer: (place: number, result: ExerciseResult, isFirst: boolean, wasWarned: boolean) => void
  onLookUp: (term: string, sentence: string) => void
  /** All are over; hears the places of those that were wrong at the first try. */
  onOver: (missed: readonly number[]) => void
}

/** Exercises one by one; what was wrong comes back once, at the end. */
export function DrillRun(props: DrillRunProps) {
  const { title, drills, language, seed, sceneOf, afterWrong, onAnswer, onLookUp, onOver } = props
  const exercises = useTexts('exercises')
  usePageTitle(title)
  usePracticeTime('review', { languageCode: language.languageCode })
  const [run, setRun] = useState(() => beginRun(drills.length))
  const [turn, setTurn] = useState(0)
  const [isRight, setIsRight] = useState(false)
  const place = run.queue[0] ?? -1
  const drill = drills[place]
  if (!drill) return null
  const isFirst = turn < drills.length

  function goOn() {
    const next = answerInRun(run, isRight)
    setRun(next)
    setTurn(turn + 1)
    window.scrollTo({ top: 0 })
    if (next.queue.length === 0) onOver(next.missed)
  }
  return (
    <Stage bar={<RunBar {...props} left={run.queue.length} />}>
      <h1 className="sr-only">{title}</h1>
      <DrillCard
        key={turn}
        drill={drill}
        language={language}
        seed={seed + turn}
        takesFocus={turn > 0}
        isPromptTranslated
        afterWrong={isSecondTry(run) ? exercises.comesInReviews : afterWrong(place)}
        scene={sceneOf?.(place, isFirst)}
        renderText={(text) => (
          <WordText text={text} languageCode={language.languageCode} onLookUp={onLookUp} />
        )}
        onAnswer={(result, _drill, wasWarned) => {
          setIsRight(result.isRight)
          onAnswer(place, result, isFirst, wasWarned)
        }}
        onDone={goOn}
      />
    </Stage>
  )
}
