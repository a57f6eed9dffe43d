import type { WordSource } from '@lingarden/domain/activities/activity'
import type { LessonOutline } from '@lingarden/domain/courses/outline'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { usePlantedWords } from '@/lib/bank/get-words'
import { useCourse } from '@/lib/courses/get-course'
import { useReviewPlan } from '@/lib/review/use-review-plan'

/** What activities choose their words from, with the lessons there are; undefined until it is known. */
export function useWordSource(
  languageCode: LanguageCode,
): { source: WordSource; courseId: string; lessons: readonly LessonOutline[] } | undefined {
  const bank = usePlantedWords(languageCode).data
  const course = useCourse(languageCode)
  const { plan } = useReviewPlan(languageCode)
  if (!bank || !plan || course.isLoading) return undefined
  const courseId = course.data?.courseId ?? ''
  const lessons = course.data?.units.flatMap((unit) => unit.lessons) ?? []
  const due = [...plan.due.map(({ card }) => card.word), ...plan.fresh.map(({ word }) => word)]
  const termsOf = (ofCourse: string, lessonId: string) =>
    (ofCourse === courseId && lessons.find((lesson) => lesson.lessonId === lessonId)?.terms) || []
  return { source: { bank, due, termsOf }, courseId, lessons }
}
