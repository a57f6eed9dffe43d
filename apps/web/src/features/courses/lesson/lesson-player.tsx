import { takePart, type DialoguePart } from '@lingarden/domain/courses/dialogue-turns'
import { lessonSteps, stepBeside, type LessonStep } from '@lingarden/domain/courses/lesson-position'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { languageByCode } from '@lingarden/languages/find-language'
import { useMemo, useRef, useState } from 'react'
import { Stage } from '@/components/stage/stage'
import { useTexts } from '@/i18n/texts'
import { Sprout } from '@/icons/icons.ts'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { DialogueStep } from './dialogue-step'
import { ExercisesStep } from './exercises-step'
import { GrammarStep } from './grammar-step'
import { LessonBar } from './lesson-bar'
import { MeaningsIn } from '@/components/exercises/meanings-in'
import { pagesOf } from './lesson-progress'
import { StepHeading } from './step-heading'
import { SummaryStep } from './summary-step'
import { TermsStep } from './terms-step'
import { useFocusOnChange } from './use-focus-on-change'
import { useLessonPlayer, type LessonPlayerState } from './use-lesson-player'
import { WarmUpStep } from './warm-up-step'

interface LessonPlayerProps {
  course: CourseOutline
  place: LessonPlace
  lesson: PublishedLesson
  /** The position that was kept, as it came. */
  kept: unknown
}

/** A lesson, one thing at a time; it can be left at any of them and goes on there, on any device. */
export function LessonPlayer({ course, place, lesson, kept }: LessonPlayerProps) {
  const courses = useTexts('courses')
  const part = useMemo(() => takePart(lesson.dialogue.lines), [lesson])
  const player = useLessonPlayer({ course, place, lesson, part, kept })
  const { step, page, talk } = player.position
  usePracticeTime('lesson', { isRunning: step !== 'summary', languageCode: course.languageCode })
  const section = useRef<HTMLElement>(null)
  useFocusOnChange(section, step, `${page} ${talk.queue.join(' ')}`)
  const [notice, setNotice] = useState<{ step: LessonStep; text: string }>()
  const turns = part?.turns.length ?? 0
  const pages = pagesOf(lesson, turns)
  // What happened is told on the first page after it, not over a whole talk.
  const isFirstPage = page === 0 && talk.queue.length === turns && (talk.queue[0] ?? 0) === 0
  return (
    <Stage
      bar={
        <LessonBar
          course={course}
          place={place}
          position={player.position}
          pages={pages}
          onStep={player.goTo}
        />
      }
    >
      <section ref={section} aria-labelledby="lesson-step" className="stage-part">
        <div className="mx-auto w-full max-w-[920px] px-5 pt-1 md:text-center">
          <StepHeading id="lesson-step" number={lessonSteps.indexOf(step) + 1}>
            {courses.steps[step]}
          </StepHeading>
          <div role="status" className="empty:hidden md:flex md:justify-center">
            {isFirstPage && notice?.step === step && (
              <p className="mt-1 inline-flex items-center gap-2 rounded-md bg-leaf-pale/60 px-3 py-2 text-sm text-leaf-deep">
                <Sprout size={18} aria-hidden className="shrink-0" />
                {notice.text}
              </p>
            )}
          </div>
        </div>
        <MeaningsIn value={lesson.reader ?? 'en'}>
          <LessonStepView
            key={step}
            player={player}
            course={course}
            place={place}
            lesson={lesson}
            part={part}
            onNotice={(text) =>
              setNotice(text === undefined ? undefined : { step: stepBeside(step, 1), text })
            }
          />
        </MeaningsIn>
      </section>
    </Stage>
  )
}

interface LessonStepViewProps extends Omit<LessonPlayerProps, 'kept'> {
  player: LessonPlayerState
  /** What the learner says of the dialogue. */
  part: DialoguePart | undefined
  /** Says something of the step that is over on the one that follows. */
  onNotice: (notice: string | undefined) => void
}

/** The present step of a lesson. */
function LessonStepView({ player, course, place, lesson, part, onNotice }: LessonStepViewProps) {
  const { languageCode } = course
  const language = languageByCode(languageCode)
  switch (player.position.step) {
    case 'warm-up':
      return <WarmUpStep course={course} place={place} onDone={player.goOn} />
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
