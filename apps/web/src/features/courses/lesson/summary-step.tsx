import { stageOfWords } from '@lingarden/domain/plants/plant-stage'
import { lessonState } from '@lingarden/domain/courses/lesson-state'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { findLanguage } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Plant } from '@/components/plants/plant'
import { WordLine } from '@/components/ui/word-line'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { coursePaths } from '@/lib/paths'
import { noPlants, usePlants } from '@/lib/review/use-plants'
import { PracticeLinks } from '../components/practice-links'
import { MissedExercises } from './missed-exercises'
import { SummaryWords } from './summary-words'
import type { LessonPlayerState } from './use-lesson-player'

interface SummaryStepProps {
  player: LessonPlayerState
  course: CourseOutline
  place: LessonPlace
  lesson: PublishedLesson
}

/** What was done, how the words stand, and where to go from here. */
export function SummaryStep({ player, course, place, lesson }: SummaryStepProps) {
  const courses = useTexts('courses')
  const { languageCode, courseId } = course
  const bank = new Map((useWords(languageCode).data ?? []).map((row) => [row.word_string, row]))
  const { strength, isCompleted } = lessonState(place.lesson.terms, bank)
  const plants = usePlants(languageCode) ?? noPlants
  const { queue, missed } = player.position.run
  const { next } = place
  const total = lesson.exercises.length
  const language = findLanguage(languageCode)
  return (
    <>
      <div className="flex items-center gap-5 rounded-lg bg-leaf-pale/60 p-5">
        <Plant stage={stageOfWords(place.lesson.terms, plants)} flower={language?.flower} size={72} />
        <div className="grid gap-1">
          <p className="text-chat font-medium">
            {queue.length > 0
              ? courses.exercisesLeft(queue.length)
              : courses.exercisesDone(total - missed.length, total)}
          </p>
          <p className="text-ink-soft">
            {isCompleted ? courses.wordsAreStrong : courses.wordsGrow(strength)}
          </p>
        </div>
      </div>
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
      {language && <MissedExercises lesson={lesson} language={language} missed={missed} />}
      <SummaryWords terms={place.lesson.terms} languageCode={languageCode} stageBefore={player.stageBefore} />
      <PracticeLinks courseId={courseId} unitId={place.unit.unitId} lessonId={place.lesson.lessonId} />
      <section className={`${cardClass()} grid gap-2 p-5`}>
        <h3 className="text-lg">{courses.speakNow}</h3>
        <p lang="en">{lesson.speaking.goal}</p>
        <WordLine words={lesson.speaking.words} languageCode={languageCode} className="text-ink-soft" />
        <Link
          to={coursePaths.speaking(courseId, place.lesson.lessonId)}
          className={classNames(buttonClass('secondary'), 'mt-1 justify-self-start')}
        >
          {courses.toTutor}
        </Link>
      </section>
    </>
  )
}
