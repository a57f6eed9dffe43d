import type { UnitOutline } from '@lingarden/domain/courses/outline'
import { Link } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { Plant } from '@/components/ui/plant'
import { Tooltip } from '@/components/ui/tooltip'
import { useTexts } from '@/i18n/texts'
import type { CourseStanding } from '../course-progress'
import { coursePaths } from '@/lib/courses/paths'
import { useStandingLabel } from '../use-standing-label'

interface UnitBedProps {
  courseId: string
  unit: UnitOutline
  /** From 1. */
  number: number
  standing: CourseStanding
}

/** A unit as a bed in the garden: a plant a lesson, grown as far as its words are. */
export function UnitBed({ courseId, unit, number, standing }: UnitBedProps) {
  const { courses } = useTexts()
  const labelOf = useStandingLabel()
  return (
    <section className="grid h-full content-start gap-3 rounded-lg bg-card p-5 shadow-[0_0_0_1px_var(--line)]">
      <div>
        <p className="text-sm text-ink-soft">{courses.unit(number)}</p>
        <h2 lang="en" className="text-lg">
          <Link to={coursePaths.unit(courseId, unit.unitId)} className="hover:underline">
            {unit.title}
          </Link>
        </h2>
        <p lang="en" className="text-sm text-ink-soft">
          {unit.description}
        </p>
      </div>
      <ol className="mt-auto flex justify-between gap-1 rounded-md bg-sunken px-2 py-3">
        {unit.lessons.map(({ lessonId, title }) => {
          const lesson = standing.lessons.get(lessonId)
          const label = lesson ? `${title}: ${labelOf(lesson)}` : title
          return (
            <li key={lessonId}>
              <Tooltip content={label}>
                <Link
                  to={coursePaths.lesson(courseId, unit.unitId, lessonId)}
                  aria-label={label}
                  className={classNames(
                    'grid size-12 place-items-center rounded-full border-2 hover:bg-card',
                    lesson?.isPlayed ? 'border-leaf' : 'border-transparent',
                    standing.next?.lesson.lessonId === lessonId && 'bg-card shadow-float',
                  )}
                >
                  <span aria-hidden>
                    <Plant strength={lesson?.strength ?? 0} size={32} />
                  </span>
                </Link>
              </Tooltip>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
