import { Check } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { PlantDrawing } from '@/components/plants/plant'
import { WholeWords } from '@/components/ui/whole-words'
import { useTexts } from '@/i18n/texts'
import type { LessonStanding } from '../course-progress'
import { useProgressLabel } from '../use-progress-label'

interface BedLessonProps {
  standing: LessonStanding
  to: string
  /** Whether it is the lesson to go on with. */
  isNext: boolean
}

/** A lesson in its bed: the plant as far as its words have grown, and below it what it is called. */
export function BedLesson({ standing, to, isNext }: BedLessonProps) {
  const courses = useTexts('courses')
  const labelOf = useProgressLabel()
  const { lesson, stage, isPlayed } = standing
  return (
    <Link to={to} className="group relative row-span-2 grid grid-rows-subgrid rounded-sm focus-visible:z-10">
      <span className="relative grid content-end justify-items-center gap-1 pt-2">
        {isNext && (
          <span className="rounded-full bg-leaf px-2 py-0.5 text-xs font-medium text-on-leaf">
            {courses.nextHere}
          </span>
        )}
        <span
          aria-hidden
          className="-mb-1.5 motion-safe:transition-transform motion-safe:group-hover:-translate-y-0.5"
        >
          <PlantDrawing stage={stage} size={44} />
        </span>
      </span>
      <span
        className={classNames(
          'relative z-10 grid content-start justify-items-center gap-0.5 px-0.5 pt-3 pb-3 text-center text-xs leading-snug wrap-anywhere hyphens-auto',
          'group-hover:underline',
          isNext && 'font-semibold',
        )}
      >
        <span className="whole-words">
          <WholeWords text={lesson.title} />
        </span>
        <span className="sr-only">, {labelOf(standing)}</span>
        {isPlayed && <Check aria-hidden size={14} strokeWidth={2.5} className="text-leaf-deep" />}
      </span>
    </Link>
  )
}
