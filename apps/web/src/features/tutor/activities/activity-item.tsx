import { practisedText } from '@lingarden/domain/exercises/check-exercise'
import { isMastered, isSettled, type ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect, useRef } from 'react'
import { ExerciseCard } from '@/components/exercises/exercise-card'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { seedOf } from './activity-data'
import type { ActivityMessage } from '../conversation/messages'
import type { WordView } from '../words/word-view'
import { TextWithReadings } from '../words/text-with-readings'

interface ActivityItemProps {
  message: ActivityMessage
  language: SupportedLanguage
  view: WordView
  /** The learner has just asked for it. */
  isFresh: boolean
  onAnswer: (place: number, answer: ExerciseAnswer) => void
}

/** An activity of the conversation; each exercise appears when the one before it is over. */
export function ActivityItem({ message, language, view, isFresh, onAnswer }: ActivityItemProps) {
  const activities = useTexts('activities')
  const { title, exercises, answers } = message.activityData
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh])
  const open = answers.findIndex((answer) => !isSettled(answer ?? undefined))
  const shown = open < 0 ? exercises : exercises.slice(0, open + 1)

  function answered(place: number, answer: ExerciseAnswer) {
    onAnswer(place, answer)
    const exercise = exercises[place]
    if (exercise && isSettled(answer)) {
      countPractice(`${message.id} ${place}`, practisedText(exercise, language.tag), view)
    }
  }

  return (
    <li className="max-w-lg">
      {/* No landmark: a conversation may have many of the same name. */}
      <div
        role="group"
        aria-labelledby={`${message.id}-title`}
        className="grid gap-4 rounded-lg border border-leaf bg-card p-4"
      >
        <h2 id={`${message.id}-title`} ref={heading} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        {shown.map((exercise, place) => (
          <div key={`${message.id} ${exercises.indexOf(exercise)}`} className="grid gap-1">
            {exercises.length > 1 && (
              <p className="text-sm text-ink-soft">{activities.part(place + 1, exercises.length)}</p>
            )}
            <ExerciseCard
              exercise={exercise}
              language={language}
              seed={seedOf(message.activityData) + place}
              answer={answers[place] ?? undefined}
              onAnswer={(answer) => answered(place, answer)}
              renderText={(text) => <TextWithReadings text={text} view={view} />}
            />
          </div>
        ))}
        {open < 0 && exercises.length > 0 && (
          <p role="status" className="font-medium">
            {activities.finished(
              answers.filter((answer) => isMastered(answer ?? undefined)).length,
              exercises.length,
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** An exercise that was answered counts as seeing its words once. */
function countPractice(id: string, content: string, { dictionary, track }: WordView) {
  dictionary
    ?.tokenize(content)
    .then((tokens) => track?.({ id, content }, { tokens, met: tokens, isOwn: false, isUsed: false }))
    .catch((cause: unknown) => logError('The words of an exercise were not counted', cause))
}
