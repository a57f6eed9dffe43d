import { lessonSteps, stepBeside, type LessonStep } from '@lingarden/domain/courses/lesson-position'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { Sprout } from '@/icons/icons.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTexts } from '@/i18n/texts'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { LessonBar } from './lesson-bar'
import { LessonStepView } from './lesson-step-view'
import { StepHeading } from './step-heading'
import { useLessonPlayer } from './use-lesson-player'

interface LessonPlayerProps {
  course: CourseOutline
  place: LessonPlace
  lesson: PublishedLesson
  /** The position that was kept, as it came. */
  kept: unknown
}

/** A lesson, step by step; it can be left at any step and goes on there, on any device. */
export function LessonPlayer({ course, place, lesson, kept }: LessonPlayerProps) {
  const courses = useTexts('courses')
  const player = useLessonPlayer({ course, place, lesson, kept })
  const { step } = player.position
  usePracticeTime('lesson', { isRunning: step !== 'summary', languageCode: course.languageCode })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(heading, step)
  const [notice, setNotice] = useState<{ step: LessonStep; text: string }>()
  const shareDone = 1 - player.position.run.queue.length / lesson.exercises.length
  return (
    <div className="mx-auto grid w-full max-w-[70ch] gap-5">
      <LessonBar course={course} place={place} step={step} shareDone={shareDone} onStep={player.goTo} />
      <section aria-labelledby="lesson-step" className="grid gap-5">
        <StepHeading ref={heading} id="lesson-step" number={lessonSteps.indexOf(step) + 1}>
          {courses.steps[step]}
        </StepHeading>
        <div role="status" className="empty:hidden">
          {notice?.step === step && (
            <p className="flex items-center gap-2 rounded-md bg-leaf-pale/60 px-3 py-2 text-sm text-leaf-deep">
              <Sprout size={18} aria-hidden className="shrink-0" />
              {notice.text}
            </p>
          )}
        </div>
        <LessonStepView
          key={step}
          player={player}
          course={course}
          place={place}
          lesson={lesson}
          onNotice={(text) => setNotice(text === undefined ? undefined : { step: stepBeside(step, 1), text })}
        />
      </section>
    </div>
  )
}

/** A new step begins at its heading, for eyes and for screen readers; the first one leaves the focus where it is. */
function useFocusOnChange(heading: RefObject<HTMLHeadingElement | null>, step: LessonStep): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [heading, step])
}
