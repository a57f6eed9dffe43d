import type { CourseOutline } from '@lingarden/domain/courses/outline'
import { PlantDrawing } from '@/components/plants/plant'
import type { CourseStanding } from '../course-progress'
import { Soil } from './soil'

interface CourseGardenProps {
  course: CourseOutline
  standing: CourseStanding
}

/** The whole garden of a course from above, a small bed a unit; for the eye, as the figures are told beside it. */
export function CourseGarden({ course, standing }: CourseGardenProps) {
  return (
    <div aria-hidden className="grid grid-cols-2 content-center gap-2 sm:grid-cols-3">
      {course.units.map(({ unitId, lessons }) => (
        <div key={unitId} className="overflow-hidden rounded-sm bg-leaf-pale/50">
          <div className="flex justify-between px-2 pt-2">
            {lessons.map(({ lessonId }) => (
              <span key={lessonId} className="relative z-10 -mb-1">
                <PlantDrawing stage={standing.lessons.get(lessonId)?.stage ?? 'seed'} size={24} />
              </span>
            ))}
          </div>
          <Soil>
            <div className="h-2" />
          </Soil>
        </div>
      ))}
    </div>
  )
}
