import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { findLanguage } from '@lingarden/languages/find-language'
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
  /** Says something of the step that is over on the one that follows. */
  onNotice: (notice: string | undefined) => void
}

/** The present step of a lesson. */
export function LessonStepView({ player, course, place, lesson, onNotice }: LessonStepViewProps) {
  const { languageCode } = course
  const language = findLanguage(languageCode)
  switch (player.position.step) {
    case 'warm-up':
      return <WarmUpStep course={course} place={place} lesson={lesson} onDone={player.goOn} />
    case 'terms':
      return (
        <TermsStep
          languageCode={languageCode}
          terms={lesson.terms}
          onDone={(notice) => {
            player.goOn()
            onNotice(notice)
          }}
        />
      )
    case 'dialogue':
      return <DialogueStep languageCode={languageCode} dialogue={lesson.dialogue} onDone={player.goOn} />
    case 'grammar':
      return <GrammarStep languageCode={languageCode} lesson={lesson} onDone={player.goOn} />
    case 'exercises':
      return language && <ExercisesStep player={player} lesson={lesson} language={language} />
    case 'summary':
      return <SummaryStep player={player} course={course} place={place} lesson={lesson} />
    default:
      return player.position.step satisfies never
  }
}
