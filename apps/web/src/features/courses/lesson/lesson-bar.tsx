import { lessonSteps, type LessonStep } from '@lingarden/domain/courses/lesson-position'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { coursePaths } from '@/lib/courses/paths'

interface LessonBarProps {
  course: CourseOutline
  place: LessonPlace
  step: LessonStep
  onStep: (step: LessonStep) => void
}

/** The lesson's title, its steps to move between, and the way out. */
export function LessonBar({ course, place, step, onStep }: LessonBarProps) {
  const { courses } = useTexts()
  const { unit, lesson, unitNumber, lessonNumber } = place
  const reached = lessonSteps.indexOf(step)
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-sm text-ink-soft">
            {courses.unit(unitNumber)} · {courses.lesson(lessonNumber)}
          </p>
          <h1 lang="en" className="text-xl md:text-2xl">
            {lesson.title}
          </h1>
        </div>
        <Link
          to={coursePaths.unit(course.courseId, unit.unitId)}
          aria-label={courses.leave}
          className={buttonClass('ghost', 'icon')}
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
                    'block h-2 rounded-full',
                    place_ <= reached ? 'bg-leaf' : 'bg-control-line/40 group-hover:bg-control-line',
                  )}
                />
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  )
}
