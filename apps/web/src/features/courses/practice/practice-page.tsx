import type { UnitOutline } from '@lingarden/domain/courses/outline'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { ArrowLeft } from '@/icons/icons.ts'
import { Link, useParams } from 'react-router'
import { MeaningsIn } from '@/components/exercises/meanings-in'
import { buttonClass } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { languageOfCourse } from '@/lib/courses/course-ids'
import { useCourse } from '@/lib/courses/get-course'
import { usePageTitle } from '@/lib/page-title'
import { coursePaths, type PracticeGame } from '@/lib/paths'
import { FlashcardGame } from './flashcard-game'
import { MatchingGame } from './matching-game'
import { usePracticeWords } from './use-practice-words'
import { CourseTrouble } from '../components/course-trouble'

/** Addresses that hold /practice/flashcards or /practice/matching: the words of a unit or of one lesson as a game. */
export function PracticePage({ game }: { game: PracticeGame }) {
  const { cards, common, courses } = useTexts('cards', 'common', 'courses')
  const { courseId = '', unitId = '', lessonId } = useParams()
  const languageCode = languageOfCourse(courseId)
  const { data: course, isError, refetch } = useCourse(languageCode)
  const unit = languageCode && course?.units.find((candidate) => candidate.unitId === unitId)
  const lessons = unit?.lessons.filter((lesson) => lessonId === undefined || lesson.lessonId === lessonId)
  usePageTitle(cards[game])
  if (!languageCode) return <EmptyState title={courses.title} description={courses.noCourse} />
  if (isError) return <CourseTrouble onRetry={() => void refetch()} />
  if (!course) return <Spinner label={common.loading} />
  if (!unit || !lessons) return <EmptyState title={courses.title} description={courses.noUnit} />
  const [first] = lessons
  if (!first) return <EmptyState title={courses.title} description={courses.noLesson} />
  return (
    <div className="mx-auto grid w-full max-w-[70ch] gap-5">
      <div>
        <Link
          to={
            lessonId === undefined
              ? coursePaths.unit(courseId, unitId)
              : coursePaths.lesson(courseId, unitId, lessonId)
          }
          className={buttonClass('ghost', 'sm')}
        >
          <ArrowLeft size={16} aria-hidden />
          {lessonId === undefined ? unit.title : first.title}
        </Link>
      </div>
      <h1 className="text-xl md:text-2xl">{cards[game]}</h1>
      <Practice
        key={`${game} ${unitId} ${lessonId}`}
        game={game}
        lessons={lessons}
        languageCode={languageCode}
      />
    </div>
  )
}

interface PracticeProps {
  game: PracticeGame
  lessons: UnitOutline['lessons']
  languageCode: LanguageCode
}

function Practice({ game, lessons, languageCode }: PracticeProps) {
  const common = useTexts('common')
  const { words, meaningsIn, isError, retry } = usePracticeWords(lessons, languageCode)
  if (isError) return <CourseTrouble onRetry={retry} />
  if (!words) return <Spinner label={common.loading} />
  const Game = game === 'flashcards' ? FlashcardGame : MatchingGame
  return (
    <MeaningsIn value={meaningsIn}>
      <Game words={words} languageCode={languageCode} />
    </MeaningsIn>
  )
}
