import {
  answerInRun,
  beginRun,
  readPosition,
  stepBeside,
  type LessonPosition,
  type LessonStep,
} from '@lingarden/domain/courses/lesson-position'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { useState } from 'react'
import { useAddWords } from '@/lib/bank/add-words'
import { usePlants } from '@/lib/review/use-plants'
import { useSaveProgress } from '../api/save-progress'

interface PlayedLesson {
  course: CourseOutline
  place: LessonPlace
  lesson: Lesson
  kept: unknown
}

export interface LessonPlayerState {
  position: LessonPosition
  /** A word's plant when the lesson was opened; undefined where that was not known yet. */
  stageBefore: (term: string) => PlantStage | undefined
  goTo: (step: LessonStep) => void
  /** Goes to the next step; reaching the summary means that the lesson has been played. */
  goOn: () => void
  /** Takes the result of the present exercise; after the last one comes the summary. */
  answer: (isRight: boolean) => void
  /** Does the exercises once more. */
  repeat: () => void
}

/** Where the learner is in a lesson; each change is kept. */
export function useLessonPlayer({ course, place, lesson, kept }: PlayedLesson): LessonPlayerState {
  const exercises = lesson.exercises.length
  const [position, setPosition] = useState(() => readPosition(kept, exercises))
  const save = useSaveProgress(course.courseId)
  const { mutate: plant } = useAddWords()
  const [before] = useState(usePlants(course.languageCode))

  function move(next: LessonPosition) {
    setPosition(next)
    const isPlayed = next.step === 'summary' && next.run.queue.length === 0
    void save(place.lesson.lessonId, isPlayed ? undefined : next)
    // A lesson that was played has taught its words.
    if (isPlayed) plant({ languageCode: course.languageCode, terms: place.lesson.terms, by: 'lesson' })
  }

  return {
    position,
    stageBefore: (term) => before && (before.get(term)?.stage ?? 'seed'),
    goTo: (step) => move({ ...position, step }),
    goOn: () => move({ ...position, step: stepBeside(position.step, 1) }),
    answer: (isRight) => {
      const run = answerInRun(position.run, isRight)
      move({ step: run.queue.length === 0 ? 'summary' : position.step, run })
    },
    repeat: () => move({ step: 'exercises', run: beginRun(exercises) }),
  }
}
