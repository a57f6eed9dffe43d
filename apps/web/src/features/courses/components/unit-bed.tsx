import type { UnitOutline } from '@lingarden/domain/courses/outline'
import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'
import { coursePaths } from '@/lib/paths'
import type { CourseStanding } from '../course-progress'
import { BedLesson } from './bed-lesson'
import { Soil } from './soil'

interface UnitBedProps {
  courseId: string
  unit: UnitOutline
  /** From 1. */
  number: number
  standing: CourseStanding
}

/** A unit as a bed in the garden: a plant a lesson, grown as far as its words are. */
export function UnitBed({ courseId, unit, number, standing }: UnitBedProps) {
  const courses = useTexts('courses')
  return (
    <section className={`${cardClass()} flex h-full flex-col overflow-hidden`}>
      <div className="grow px-5 pt-5">
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
      <div className="relative bg-linear-to-b from-transparent to-leaf-pale/60">
        <ol className="relative z-10 grid grid-cols-5 grid-rows-[4.75rem_auto] px-2">
          {unit.lessons.map(({ lessonId }) => {
            const lesson = standing.lessons.get(lessonId)
            return (
              lesson && (
                <li key={lessonId} className="row-span-2 grid grid-rows-subgrid">
                  <BedLesson
                    standing={lesson}
                    to={coursePaths.lesson(courseId, unit.unitId, lessonId)}
                    isNext={standing.next?.lesson.lessonId === lessonId}
                  />
                </li>
              )
            )
          })}
        </ol>
        <div className="absolute inset-x-0 top-[4.75rem] bottom-0 grid">
          <Soil />
        </div>
      </div>
    </section>
  )
}
