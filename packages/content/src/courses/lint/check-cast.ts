import type { CourseHead } from '@lingarden/domain/courses/course'
import type { LessonFile } from '../course-files.ts'

/** Speakers whom the cast of the course does not know, and people of the cast who never speak. */
export function checkCast(
  { cast, roles }: Pick<CourseHead, 'cast' | 'roles'>,
  lessons: readonly LessonFile[],
): string[] {
  const known = new Set([...Object.keys(cast), ...roles])
  const spoken = new Set<string>()
  const strangers = lessons.flatMap(({ file, written }) => {
    const speakers = new Set(written?.dialogue.lines.map(({ speaker }) => speaker))
    for (const speaker of speakers) spoken.add(speaker)
    return [...speakers]
      .filter((speaker) => !known.has(speaker))
      .map((speaker) => `${file}: ${speaker}: neither in the cast nor a role of the course`)
  })
  const isWritten = lessons.every(({ written }) => written)
  const silent = isWritten ? [...known].filter((name) => !spoken.has(name)) : []
  return [...strangers, ...silent.map((name) => `course.yaml: ${name}: never speaks`)]
}
