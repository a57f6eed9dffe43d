import { takePart } from '@lingarden/domain/courses/dialogue-turns'
import { lessonSteps, stepBeside, type LessonStep } from '@lingarden/domain/courses/lesson-position'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { Sprout } from '@/icons/icons.ts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { Stage } from '@/components/stage/stage'
import { useTexts } from '@/i18n/texts'
import { usePracticeTime } from '@/lib/practice-time/use-practice-time'
import { LessonBar } from './lesson-bar'
import { pagesOf } from './lesson-progress'
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
  const pages = pagesOf(lesson, part?.turns.length ?? 0)
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
            {notice?.step === step && (
              <p className="mt-1 inline-flex items-center gap-2 rounded-md bg-leaf-pale/60 px-3 py-2 text-sm text-leaf-deep">
                <Sprout size={18} aria-hidden className="shrink-0" />
                {notice.text}
              </p>
            )}
          </div>
        </div>
        <LessonStepView
          key={step}
          player={player}
          course={course}
          place={place}
          lesson={lesson}
          part={part}
          onNotice={(text) => setNotice(text === undefined ? undefined : { step: stepBeside(step, 1), text })}
        />
      </section>
    </Stage>
  )
}

/**
 * A new step begins at its heading, a new page of it at what is new there, for eyes and for screen readers; the first one
 * leaves the focus where it is.
 */
function useFocusOnChange(section: RefObject<HTMLElement | null>, step: LessonStep, page: string): void {
  const shown = useRef({ step, page })
  useEffect(() => {
    const before = shown.current
    if (before.step === step && before.page === page) return
    shown.current = { step, page }
    const begin = before.step === step ? '[data-page]' : '#lesson-step'
    section.current?.querySelector<HTMLElement>(begin)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
    section.current?.querySelector('[data-in-view]')?.scrollIntoView({ block: 'nearest' })
  }, [section, step, page])
}
