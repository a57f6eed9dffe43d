import { lessonState } from '@lingarden/domain/courses/lesson-state'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { wordStrength } from '@lingarden/domain/strength'
import { Link } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Plant } from '@/components/ui/plant'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { coursePaths } from '@/lib/courses/paths'
import { PracticeLinks } from '../components/practice-links'
import type { LessonPlayerState } from './use-lesson-player'

interface SummaryStepProps {
  player: LessonPlayerState
  course: CourseOutline
  place: LessonPlace
  lesson: Lesson
}

/** What was done, how the words stand, and where to go from here. */
export function SummaryStep({ player, course, place, lesson }: SummaryStepProps) {
  const { courses } = useTexts()
  const { languageCode, courseId } = course
  const bank = new Map((useWords(languageCode).data ?? []).map((row) => [row.word_string, row]))
  const { strength, isCompleted } = lessonState(place.lesson.terms, bank)
  const { queue, missed } = player.position.run
  const { next } = place
  const total = lesson.exercises.length
  return (
    <>
      <p>
        {queue.length > 0
          ? courses.exercisesLeft(queue.length)
          : courses.exercisesDone(total - missed.length, total)}
      </p>
      <div className="flex items-center gap-4 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]">
        <Plant strength={strength} size={56} />
        <p>{isCompleted ? courses.wordsAreStrong : courses.wordsGrow(strength)}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {place.lesson.terms.map((term) => {
          const row = bank.get(term)
          return (
            <li key={term} className="flex items-center gap-1.5 rounded-full bg-sunken py-1 pr-3 pl-1.5">
              <Plant strength={row ? wordStrength(row.seen, row.clicks) : 0} size={24} />
              <span lang={languageCode}>{term}</span>
            </li>
          )
        })}
      </ul>
      <PracticeLinks courseId={courseId} unitId={place.unit.unitId} lessonId={place.lesson.lessonId} />
      <section className="grid gap-2 rounded-md bg-leaf-pale/50 p-4">
        <h3 className="text-base">{courses.speakNow}</h3>
        <p lang="en">{lesson.speaking.goal}</p>
        <p lang={languageCode} className="text-sm text-ink-soft">
          {lesson.speaking.words.join(' · ')}
        </p>
        <Link
          to={coursePaths.speaking(courseId, place.lesson.lessonId)}
          className={classNames(buttonClass('secondary'), 'justify-self-start')}
        >
          {courses.toTutor}
        </Link>
      </section>
      <div className="flex flex-wrap gap-3">
        {queue.length > 0 && (
          <Button size="lg" onClick={() => player.goTo('exercises')}>
            {courses.toExercises}
          </Button>
        )}
        {next && (
          <Link
            to={coursePaths.lesson(courseId, next.unit.unitId, next.lesson.lessonId)}
            className={buttonClass(queue.length > 0 ? 'secondary' : 'primary', 'lg')}
          >
            {courses.nextLesson(next.lesson.title)}
          </Link>
        )}
        {queue.length === 0 && (
          <Button size="lg" variant="secondary" onClick={player.repeat}>
            {courses.repeat}
          </Button>
        )}
      </div>
    </>
  )
}
