import { lessonState } from '@lingarden/domain/courses/lesson-state'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { languageByCode } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { AsideButton, StageButton, StageFoot } from '@/components/stage/stage-foot'
import { WordLine } from '@/components/ui/word-line'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { coursePaths } from '@/lib/paths'
import { PracticeLinks } from '../components/practice-links'
import { MissedExercises } from './missed-exercises'
import { SummaryWords } from './summary-words'
import { inALine } from '@/lib/in-a-line'
import type { LessonPlayerState } from './use-lesson-player'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface SummaryStepProps {
  player: LessonPlayerState
  course: CourseOutline
  place: LessonPlace
  lesson: PublishedLesson
}

/** What was done, how the words stand, and where to go from here. */
export function SummaryStep({ player, course, place, lesson }: SummaryStepProps) {
  const meaningsIn = useMeaningsIn()
  const { common, courses } = useTexts('common', 'courses')
  const { languageCode, courseId } = course
  const bank = new Map((useWords(languageCode).data ?? []).map((row) => [row.word_string, row]))
  const { strength, isCompleted } = lessonState(place.lesson.terms, bank)
  const { queue, missed } = player.position.run
  const { next } = place
  const total = lesson.exercises.length
  const language = languageByCode(languageCode)
  const lead = classNames(buttonClass('primary', 'lg'), 'stage-primary')
  return (
    <>
      <div className="stage-main gap-5">
        <div className="grid gap-2">
          {/* The heading of the page says it to screen readers. */}
          <p aria-hidden className="font-display text-2xl leading-tight font-semibold md:text-3xl">
            {place.lesson.title}
          </p>
          {queue.length === 0 && (
            <p>
              {common.labelled(courses.youCan)} {inALine(place.lesson.goals)}
            </p>
          )}
          <p className="font-medium">
            {queue.length > 0
              ? courses.exercisesLeft(queue.length)
              : courses.exercisesDone(total - missed.length, total)}
          </p>
        </div>
        <SummaryWords terms={lesson.terms} language={language} stageBefore={player.stageBefore} />
        <p className="text-sm text-ink-soft">
          {isCompleted ? courses.wordsAreStrong : courses.wordsGrow(strength)}
        </p>
        <section
          className={`${cardClass()} grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 overflow-hidden px-4 pt-3`}
        >
          <TutorPortrait language={language} className="w-16 self-end" />
          <div className="grid gap-1 pb-3">
            <h3 className="text-lg">{courses.speakNow}</h3>
            <p lang={meaningsIn}>{lesson.speaking.goal}</p>
            <WordLine words={lesson.speaking.words} languageCode={languageCode} className="text-ink-soft" />
            <Link
              to={coursePaths.speaking(courseId, place.lesson.lessonId)}
              className={classNames(buttonClass('secondary'), 'mt-1 justify-self-start')}
            >
              {courses.toTutor}
            </Link>
          </div>
        </section>
        <MissedExercises lesson={lesson} language={language} missed={missed} />
        <PracticeLinks courseId={courseId} unitId={place.unit.unitId} lessonId={place.lesson.lessonId} />
      </div>
      <StageFoot>
        {queue.length === 0 && <AsideButton onClick={player.repeat}>{courses.repeat}</AsideButton>}
        {queue.length > 0 && next && (
          <Link
            to={coursePaths.lesson(courseId, next.unit.unitId, next.lesson.lessonId)}
            className={classNames(buttonClass('ghost'), 'min-h-11 max-w-2/5 px-3 leading-tight')}
          >
            {courses.nextLesson(next.lesson.title)}
          </Link>
        )}
        {queue.length > 0 && (
          <StageButton onClick={() => player.goTo('exercises')}>{courses.toExercises}</StageButton>
        )}
        {queue.length === 0 && next && (
          <Link to={coursePaths.lesson(courseId, next.unit.unitId, next.lesson.lessonId)} className={lead}>
            {courses.nextLesson(next.lesson.title)}
          </Link>
        )}
        {queue.length === 0 && !next && (
          <Link to={coursePaths.course(courseId)} className={lead}>
            {courses.toCourse}
          </Link>
        )}
      </StageFoot>
    </>
  )
}
