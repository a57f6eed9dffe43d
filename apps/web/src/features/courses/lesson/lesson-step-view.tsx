import type { DialoguePart } from '@lingarden/domain/courses/dialogue-turns'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { languageByCode } from '@lingarden/languages/find-language'
import { DialogueStep } from './dialogue-step'
import { ExercisesStep } from './exercises-step'
import { GrammarStep } from './grammar-step'
import { SummaryStep } from './summary-step'
import { TermsStep } from './terms-step'
import type { LessonPlayerState } from './use-lesson-player'
import { WarmUpStep } from './warm-up-step'

interface LessonStepViewProps {
  player: LessonPlayerState
  course: CourseOutline
  place: LessonPlace
  lesson: PublishedLesson
  /** What the learner says of the dialogue. */
  part: DialoguePart | undefined
  /** Says something of the step that is over on the one that follows. */
  onNotice: (notice: string | undefined) => void
}

/** The present step of a lesson. */
export function LessonStepView({ player, course, place, lesson, part, onNotice }: LessonStepViewProps) {
  const { languageCode } = course
  const language = languageByCode(languageCode)
  switch (player.position.step) {
    case 'warm-up':
      return <WarmUpStep course={course} place={place} lesson={lesson} onDone={player.goOn} />
    case 'terms':
      return (
        <TermsStep
          player={player}
          language={language}
          unitId={place.unit.unitId}
          terms={lesson.terms}
          onDone={(notice) => {
            player.goOn()
            onNotice(notice)
          }}
        />
      )
    case 'dialogue':
      return <DialogueStep player={player} language={language} dialogue={lesson.dialogue} part={part} />
    case 'grammar':
      return <GrammarStep languageCode={languageCode} lesson={lesson} onDone={player.goOn} />
    case 'exercises':
      return <ExercisesStep player={player} lesson={lesson} language={language} />
    case 'summary':
      return <SummaryStep player={player} course={course} place={place} lesson={lesson} />
    default:
      return player.position.step satisfies never
  }
}
