import { answerInRun, beginRun, isSecondTry } from '@lingarden/domain/courses/lesson-position'
import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { Drill } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState, type ReactNode } from 'react'
import { DrillCard } from '@/components/exercises/drill-card'
import { ShareBar } from '@/components/ui/share-bar'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'

interface DrillRunProps {
  drills: readonly Drill[]
  language: SupportedLanguage
  /** Mixes the pieces; the same seed mixes them the same way. */
  seed: number
  /** What stands below an exercise once it is answered; of the one at its place. */
  renderBelow?: (place: number) => ReactNode
  /** What is said after a wrong answer. */
  afterWrong: (place: number) => string
  /** `isFirst`: it was not tried before. */
  onAnswer: (place: number, result: ExerciseResult, isFirst: boolean) => void
  onLookUp: (term: string, sentence: string) => void
  /** All are over; hears the places of those that were wrong at the first try. */
  onOver: (missed: readonly number[]) => void
}

/** Exercises one by one; what was wrong comes back once, at the end. */
export function DrillRun(props: DrillRunProps) {
  const { drills, language, seed, renderBelow, afterWrong, onAnswer, onLookUp, onOver } = props
  const { courses, exercises } = useTexts('courses', 'exercises')
  usePracticeTime('review', { languageCode: language.languageCode })
  const [run, setRun] = useState(() => beginRun(drills.length))
  const [turn, setTurn] = useState(0)
  const [isRight, setIsRight] = useState(false)
  const place = run.queue[0] ?? -1
  const drill = drills[place]
  if (!drill) return null

  function goOn() {
    const next = answerInRun(run, isRight)
    setRun(next)
    setTurn(turn + 1)
    if (next.queue.length === 0) onOver(next.missed)
  }
  return (
    <div className="grid gap-4">
      <ShareBar share={(drills.length - run.queue.length) / drills.length} />
      <p className="text-sm text-ink-soft">{courses.exercisesLeft(run.queue.length)}</p>
      <DrillCard
        key={turn}
        drill={drill}
        language={language}
        seed={seed + turn}
        takesFocus={turn > 0}
        isPromptTranslated
        afterWrong={isSecondTry(run) ? exercises.comesInReviews : afterWrong(place)}
        belowOutcome={renderBelow?.(place)}
        renderText={(text) => (
          <WordText text={text} languageCode={language.languageCode} onLookUp={onLookUp} />
        )}
        onAnswer={(result) => {
          setIsRight(result.isRight)
          onAnswer(place, result, turn < drills.length)
        }}
        onDone={goOn}
      />
    </div>
  )
}
