import { findLesson } from '@lingarden/domain/courses/outline'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { WritingAbout } from '@/components/pinyin/writing-about'
import { OffStage } from '@/components/stage/off-stage'
import { Stage } from '@/components/stage/stage'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { lessonQuery } from '@/lib/courses/get-course'
import { useKeepCourseFile } from '@/lib/courses/keep-course-file'
import { usePageTitle } from '@/lib/page-title'
import { languageOfCourse } from '@/lib/courses/course-ids'
import { useCourseProgress } from '../use-course-progress'
import { useProgress } from '@/lib/courses/get-progress'
import { useOnline } from '@/lib/use-online'
import { CourseTrouble } from '../components/course-trouble'
import { LessonAway } from './lesson-away'
import { LessonPlayer } from './lesson-player'

/** /courses/{courseId}/units/{unitId}/lessons/{lessonId}: a lesson, played step by step. */
export function LessonPage() {
  const courses = useTexts('courses')
  const { courseId = '', lessonId = '' } = useParams()
  const languageCode = languageOfCourse(courseId)
  if (!languageCode)
    return (
      <OffStage>
        <EmptyState title={courses.title} description={courses.noCourse} />
      </OffStage>
    )
  return <OpenLesson key={lessonId} languageCode={languageCode} courseId={courseId} lessonId={lessonId} />
}

interface OpenLessonProps {
  languageCode: LanguageCode
  courseId: string
  lessonId: string
}

function OpenLesson({ languageCode, courseId, lessonId }: OpenLessonProps) {
  const { common, courses } = useTexts('common', 'courses')
  const { course, standing, isError, retry } = useCourseProgress(languageCode)
  const place = course && findLesson(course, lessonId)
  const lesson = useQuery({ ...lessonQuery(place?.lesson.url ?? ''), enabled: place !== undefined })
  const progress = useProgress(courseId).data
  usePageTitle(place?.lesson.title ?? courses.title)
  const isOnline = useOnline()
  useKeepCourseFile(place?.next?.lesson.url)
  const tryAgain = () => {
    retry()
    if (place) void lesson.refetch()
  }
  // A query that waits for the connection has failed once: it was not kept.
  if (course && place && !isOnline && (lesson.isError || lesson.isPaused) && !lesson.data)
    return (
      <OffStage>
        <LessonAway course={course} lesson={place.lesson} onRetry={tryAgain} />
      </OffStage>
    )
  if (isError || lesson.isError || (course && !place))
    return (
      <OffStage>
        {isError || lesson.isError ? (
          <CourseTrouble onRetry={tryAgain} />
        ) : (
          <EmptyState title={courses.title} description={courses.noLesson} />
        )}
      </OffStage>
    )
  if (!course || !place || !standing || !lesson.data || !progress)
    return (
      <Stage bar={<div className="stage-bar-in" />}>
        <Spinner label={common.loading} />
      </Stage>
    )
  return (
    <WritingAbout value={lessonAbout(lesson.data)}>
      <LessonPlayer
        course={course}
        place={place}
        lesson={lesson.data}
        kept={progress.find((row) => row.lesson_id === lessonId)?.position}
      />
    </WritingAbout>
  )
}

/** All that the lesson has people say: what is written in it is likely to be of that. */
const lessonAbout = ({ terms, dialogue }: PublishedLesson): string =>
  [...terms.flatMap(({ term, example }) => [term, example]), ...dialogue.lines.map(({ text }) => text)].join(
    '\n',
  )
