import { createChance } from '@lingarden/domain/chance'
import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import { isSecondTry } from '@lingarden/domain/courses/lesson-position'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import { drilledSentence, drilledText, type Drill } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useMemo, useState } from 'react'
import { DrillCard } from '@/components/exercises/drill-card'
import { StageButton, StageFoot } from '@/components/stage/stage-foot'
import { useTexts } from '@/i18n/texts'
import { WordText } from '@/components/words/word-text'
import type { LessonPlayerState } from './use-lesson-player'
import { useAnswerReviews } from './use-answer-reviews'
import { useLessonTracking } from './use-lesson-tracking'

interface ExercisesStepProps {
  player: LessonPlayerState
  lesson: PublishedLesson
  language: SupportedLanguage
}

/** The exercises one by one; what was wrong comes back once, at the end. */
export function ExercisesStep({ player, lesson, language }: ExercisesStepProps) {
  const { courses, exercises } = useTexts('courses', 'exercises')
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const drills = useMemo(() => lessonDrills(lesson, createChance(seed)), [lesson, seed])
  const { languageCode } = language
  const { countPractised, countLookup } = useLessonTracking(languageCode)
  const review = useAnswerReviews(languageCode)
  const [outcome, setOutcome] = useState<boolean>()
  const [turn, setTurn] = useState(0)
  const { queue } = player.position.run
  const drill: Drill | undefined = drills[queue[0] ?? -1]

  if (!drill) {
    return (
      <>
        <p className="stage-main text-lg md:justify-center">{courses.allExercisesDone}</p>
        <StageFoot>
          <StageButton onClick={player.goOn}>{courses.toSummary}</StageButton>
        </StageFoot>
      </>
    )
  }
  const goOn = () => {
    setOutcome(undefined)
    setTurn(turn + 1)
    player.answer(outcome ?? false)
  }
  return (
    <DrillCard
      key={turn}
      drill={drill}
      language={language}
      seed={seed + turn}
      takesFocus={turn > 0}
      afterWrong={isSecondTry(player.position.run) ? exercises.comesInReviews : courses.comesBack}
      renderText={(text) => (
        <WordText text={text} languageCode={languageCode} readings={drill.readings} onLookUp={countLookup} />
      )}
      onAnswer={({ isRight, judgements }, answered) => {
        setOutcome(isRight)
        review({ drill: answered, judgements, language: language.tag })
        if (isRight) countPractised(drilledText(drill, language.tag), drilledSentence(drill, language.tag))
      }}
      onDone={goOn}
    />
  )
}
