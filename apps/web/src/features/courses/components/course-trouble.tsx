import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { useOnline } from '@/lib/use-online'

/** What stands for a course that is not to be had: without a connection because none of it was kept. */
export function CourseTrouble({ onRetry }: { onRetry: () => void }) {
  const courses = useTexts('courses')
  return <ErrorState message={useOnline() ? courses.failed : courses.courseAway} onRetry={onRetry} />
}
