import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect, useRef, useState } from 'react'
import { MendedSentence } from '@/components/exercises/mended-sentence'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { logActivity } from '@/lib/activity-log/activity-log'
import { currentDay } from '@/lib/analytics/use-today'
import { logError } from '@/lib/log'
import { mistakeAnswers } from '@/lib/memory/memory-mutations'
import { useUser } from '@/lib/session/session-provider'
import { deliver } from '@/lib/sync/deliver'
import { DrillRun } from '../drills/drill-run'
import { useCounting } from '../use-counting'
import type { PractisedMistake } from './mistake-round'

interface MistakeRunProps {
  mistakes: readonly PractisedMistake[]
  language: SupportedLanguage
  onAgain: () => void
  /** Back to the list. */
  onLeave: () => void
}

/** Mistakes one by one, each inside its sentence; what was not right comes back at the end. */
export function MistakeRun({ mistakes, language, onAgain, onLeave }: MistakeRunProps) {
  const review = useTexts('review')
  const { id: userId } = useUser()
  const { languageCode } = language
  const { countLookup } = useCounting(languageCode)
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const [missed, setMissed] = useState<readonly number[]>()
  const sent = useRef<Promise<unknown>[]>([])

  /** The first answer says whether it was known. */
  function keep(place: number, isRight: boolean) {
    const mistake = mistakes[place]
    if (!mistake) return
    const answer = { id: crypto.randomUUID(), at: Date.now(), day: currentDay(), isRight }
    const answered = { kind: 'mistake-answer', userId, languageCode, mistakeId: mistake.id, answer } as const
    sent.current.push(
      deliver(mistakeAnswers, answered).catch((cause: unknown) =>
        logError('An answer to a mistake was not kept', cause),
      ),
    )
  }
  function end(places: readonly number[]) {
    setMissed(places)
    const about = { kind: 'mistakes', count: mistakes.length, name: '' } as const
    void logActivity(userId, about, () => Promise.all(sent.current))
  }

  /** Of two sentences to choose from, the wrong one is not to be kept with a word. */
  const rightOnly = (sentence: string) =>
    mistakes.some(({ drill }) => drill.right === sentence) ? sentence : ''

  if (missed)
    return (
      <RoundOver
        right={mistakes.length - missed.length}
        of={mistakes.length}
        onAgain={onAgain}
        onLeave={onLeave}
      />
    )
  return (
    <DrillRun
      drills={mistakes.map(({ drill }) => drill)}
      language={language}
      seed={seed}
      renderBelow={(place) => {
        const mistake = mistakes[place]
        return (
          mistake && (
            <MendedSentence reason={mistake.explanation} sentence={mistake.drill.right} language={language} />
          )
        )
      }}
      afterWrong={() => review.comesBack}
      onAnswer={(place, { isRight }, isFirst) => {
        if (isFirst) keep(place, isRight)
      }}
      onLookUp={(term, sentence) => countLookup(term, rightOnly(sentence))}
      onOver={end}
    />
  )
}

interface RoundOverProps {
  /** At the first try. */
  right: number
  of: number
  onAgain: () => void
  onLeave: () => void
}

function RoundOver({ right, of, onAgain, onLeave }: RoundOverProps) {
  const { courses, mistakes, review } = useTexts('courses', 'mistakes', 'review')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="mistakes-done" className="grid gap-4">
      <h2 ref={heading} id="mistakes-done" tabIndex={-1} className="text-lg outline-none">
        {review.mistakesDone(right, of)}
      </h2>
      <p className="text-ink-soft">{review.mistakesDoneHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onLeave}>
          {mistakes.back}
        </Button>
        <Button size="lg" variant="secondary" onClick={onAgain}>
          {courses.anotherRound}
        </Button>
      </div>
    </section>
  )
}
