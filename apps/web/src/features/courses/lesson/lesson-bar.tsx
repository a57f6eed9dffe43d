import { lessonSteps, type LessonStep } from '@lingarden/domain/courses/lesson-position'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { X } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { coursePaths } from '@/lib/paths'

interface LessonBarProps {
  course: CourseOutline
  place: LessonPlace
  step: LessonStep
  /** How many of the exercises are done, 0 to 1. */
  shareDone: number
  onStep: (step: LessonStep) => void
}

/** The lesson's title, its steps to move between, and the way out. */
export function LessonBar({ course, place, step, shareDone, onStep }: LessonBarProps) {
  const courses = useTexts('courses')
  const { unit, lesson, unitNumber, lessonNumber } = place
  const reached = lessonSteps.indexOf(step)
  const isFilling = (name: LessonStep) => name === 'exercises' && step === 'exercises'
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-sm text-ink-soft">
            {courses.unit(unitNumber)} · {courses.lesson(lessonNumber)}
          </p>
          <h1 lang="en" className="text-lg md:text-xl">
            {lesson.title}
          </h1>
        </div>
        <Link
          to={coursePaths.unit(course.courseId, unit.unitId)}
          aria-label={courses.leave}
          className={classNames(buttonClass('ghost', 'icon'), '-mr-2.5')}
        >
          <X size={20} aria-hidden />
        </Link>
      </div>
      <nav aria-label={courses.stepsOfLesson}>
        <ol className="flex gap-1">
          {lessonSteps.map((name, place_) => (
            <li key={name} className="flex-1">
              <button
                type="button"
                onClick={() => onStep(name)}
                aria-current={name === step ? 'step' : undefined}
                aria-label={courses.steps[name]}
                title={courses.steps[name]}
                className="group w-full py-2.5"
              >
                <span
                  className={classNames(
                    'block h-2 overflow-hidden rounded-full',
                    place_ <= reached && !isFilling(name)
                      ? 'bg-leaf'
                      : 'bg-control-line/40 group-hover:bg-control-line',
                  )}
                >
                  {isFilling(name) && (
                    <span
                      className="block h-full min-w-2 rounded-full bg-leaf motion-safe:transition-[width]"
                      style={{ width: `${100 * shareDone}%` }}
                    />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  )
}
