import type { UnitOutline } from '@lingarden/domain/courses/outline'
import { pictureOfUnit } from '@lingarden/domain/pictures/picture-of'
import { Link } from 'react-router'
import { Picture } from '@/components/pictures/picture'
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
  const { courses, pictures } = useTexts('courses', 'pictures')
  const picture = pictureOfUnit(unit.unitId)
  return (
    <section className={`${cardClass()} flex h-full flex-col overflow-hidden`}>
      <div className="flex grow items-start justify-between gap-4 px-5 pt-5">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{courses.unit(number)}</p>
          <h2 className="text-lg">
            <Link to={coursePaths.unit(courseId, unit.unitId)} className="hover:underline">
              {unit.title}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{unit.description}</p>
        </div>
        <Picture
          name={picture}
          label={pictures[picture]}
          className="h-18 w-24 shrink-0 rounded-md sm:h-21 sm:w-28"
        />
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
