import { useTexts } from '@/i18n/texts'
import type { CourseStanding } from '../course-progress'

/** How many lessons of a course are played and completed, as a bar and in words. */
export function CourseProgress({ standing }: { standing: CourseStanding }) {
  const courses = useTexts('courses')
  const { played, completed, total } = standing
  const share = (part: number) => `${total === 0 ? 0 : (100 * part) / total}%`
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="relative h-2 overflow-hidden rounded-full bg-sunken">
        <div className="absolute inset-y-0 left-0 bg-leaf/45" style={{ width: share(played) }} />
        <div className="absolute inset-y-0 left-0 bg-leaf" style={{ width: share(completed) }} />
      </div>
      <p className="text-sm text-ink-soft">
        {courses.played(played, total)}
        {completed > 0 && ` · ${courses.completed(completed)}`}
      </p>
    </div>
  )
}
