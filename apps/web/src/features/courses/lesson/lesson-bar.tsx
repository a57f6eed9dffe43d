import { lessonSteps, type LessonPosition, type LessonStep } from '@lingarden/domain/courses/lesson-position'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { Bead, StageBar } from '@/components/stage/stage-bar'
import { useTexts } from '@/i18n/texts'
import { coursePaths } from '@/lib/paths'
import { pagesToGo, shareDone, type StepPages } from './lesson-progress'

interface LessonBarProps {
  course: CourseOutline
  place: LessonPlace
  position: LessonPosition
  pages: StepPages
  onStep: (step: LessonStep) => void
}

/** The way out of a lesson, its steps to move between, and how much is left. */
export function LessonBar({ course, place, position, pages, onStep }: LessonBarProps) {
  const courses = useTexts('courses')
  const { step, run } = position
  const reached = lessonSteps.indexOf(step)
  const toGo = pagesToGo(position, pages)
  return (
    <>
      <StageBar
        leaveTo={coursePaths.unit(course.courseId, place.unit.unitId)}
        leaveLabel={courses.leave}
        count={
          <>
            {step === 'exercises' && (
              <span className="sr-only">{courses.exercisesLeft(run.queue.length)}</span>
            )}
            <span aria-hidden={step === 'exercises'}>
              {toGo === 0 ? courses.allGone : courses.toGo(toGo)}
            </span>
          </>
        }
      >
        <nav aria-label={courses.stepsOfLesson} className="min-w-0 flex-1">
          <ol className="stage-beads">
            {lessonSteps.map((name, number) => (
              <li key={name} className="flex-1">
                <button
                  type="button"
                  onClick={() => onStep(name)}
                  aria-current={name === step ? 'step' : undefined}
                  aria-label={courses.steps[name]}
                  title={courses.steps[name]}
                  className="flex h-11 w-full items-center"
                >
                  <Bead
                    isNow={name === step}
                    share={
                      name === step ? Math.max(0.08, shareDone(position, pages)) : Number(number < reached)
                    }
                  />
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </StageBar>
      <h1 className="sr-only">{place.lesson.title}</h1>
    </>
  )
}
