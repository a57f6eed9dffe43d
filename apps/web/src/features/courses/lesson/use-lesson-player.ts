import {
  answerInRun,
  beginRun,
  readPosition,
  stepBeside,
  type LessonPosition,
  type LessonStep,
} from '@lingarden/domain/courses/lesson-position'
import type { DialoguePart } from '@lingarden/domain/courses/dialogue-turns'
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
  /** What the learner says of the dialogue; undefined where there is nothing to say. */
  part: DialoguePart | undefined
  kept: unknown
}

export interface LessonPlayerState {
  position: LessonPosition
  /** A word's plant when the lesson was opened; undefined where that was not known yet. */
  stageBefore: (term: string) => PlantStage | undefined
  goTo: (step: LessonStep) => void
  /** Goes to the next step; reaching the summary means that the lesson has been played. */
  goOn: () => void
  /** Goes to a page of the present step, from 0. */
  toPage: (page: number) => void
  /** Takes whether the learner said the present line of the dialogue by themselves. */
  say: (isSaid: boolean) => void
  /** Takes the result of the present exercise; after the last one comes the summary. */
  answer: (isRight: boolean) => void
  /** Does the exercises once more. */
  repeat: () => void
}

/** Where the learner is in a lesson; each change is kept. */
export function useLessonPlayer({ course, place, lesson, part, kept }: PlayedLesson): LessonPlayerState {
  const size = { exercises: lesson.exercises.length, turns: part?.turns.length ?? 0 }
  const [position, setPosition] = useState(() => readPosition(kept, size))
  const save = useSaveProgress(course.courseId)
  const { mutate: plant } = useAddWords()
  const [before] = useState(usePlants(course.languageCode))

  function move(changes: Partial<LessonPosition>) {
    const next = { ...position, ...changes }
    setPosition(next)
    const isPlayed = next.step === 'summary' && next.run.queue.length === 0
    void save(place.lesson.lessonId, isPlayed ? undefined : next)
    // A lesson that was played has taught its words.
    if (isPlayed) plant({ languageCode: course.languageCode, terms: place.lesson.terms, by: 'lesson' })
  }
  function goTo(step: LessonStep) {
    // Who comes back to the talk takes their part in it again.
    const isAgain = step === 'dialogue' && position.talk.queue.length === 0
    move({ step, page: 0, ...(isAgain && { talk: beginRun(size.turns) }) })
  }

  return {
    position,
    stageBefore: (term) => before && (before.get(term)?.stage ?? 'seed'),
    goTo,
    goOn: () => goTo(stepBeside(position.step, 1)),
    toPage: (page) => move({ page }),
    say: (isSaid) => move({ talk: answerInRun(position.talk, isSaid) }),
    answer: (isRight) => {
      const run = answerInRun(position.run, isRight)
      move({ run, ...(run.queue.length === 0 && { step: 'summary', page: 0 }) })
    },
    repeat: () => move({ step: 'exercises', page: 0, run: beginRun(size.exercises) }),
  }
}
