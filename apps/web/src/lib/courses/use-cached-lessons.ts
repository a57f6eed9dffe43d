import type { CourseOutline, LessonInUnit } from '@lingarden/domain/courses/outline'
import { useQuery } from '@tanstack/react-query'
import { courseFiles } from './cached-course-files'

async function listKeptPaths(): Promise<string[]> {
  if (!('caches' in globalThis)) return []
  const requests = await (await caches.open(courseFiles)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** The lessons of a course that open without a connection, in the order of the course; undefined until they are known. */
export function useCachedLessons(course: CourseOutline): LessonInUnit[] | undefined {
  const { data: paths } = useQuery({
    queryKey: ['courses', 'kept', course.courseId],
    queryFn: listKeptPaths,
    networkMode: 'always',
    // Each lesson that is opened changes it.
    staleTime: 0,
    gcTime: 0,
  })
  if (!paths) return undefined
  const isKept = (url: string) => paths.includes(new URL(url, location.href).pathname)
  return course.units.flatMap((unit) =>
    unit.lessons.filter(({ url }) => isKept(url)).map((lesson) => ({ unit, lesson })),
  )
}
