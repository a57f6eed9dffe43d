import type { Drill } from '@lingarden/domain/exercises/drill'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { diffSentences } from '@lingarden/domain/sentence-diff'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { SentenceToCorrect } from '@/components/corrections/corrected-sentence'
import { Button, buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { logActivity } from '@/lib/activity-log/activity-log'
import { deliver } from '@/lib/outbox/outbox'
import { reviewPaths } from '@/lib/review/paths'
import { useUser } from '@/lib/session/session-provider'
import type { OpenMistake } from '../api/get-open-mistakes'
import { DrillRun } from '../drills/drill-run'
import { useCounting } from '../use-counting'

export type PractisedMistake = OpenMistake & { drill: Drill }

interface MistakeRunProps {
  mistakes: readonly PractisedMistake[]
  language: SupportedLanguage
  /** Hears the ids of those that were right at once. */
  onLearnt: (ids: readonly string[]) => void
  onAgain: () => void
}

/** Mistakes one by one, each until it is right; what is right at once counts as learnt. */
export function MistakeRun({ mistakes, language, onLearnt, onAgain }: MistakeRunProps) {
  const { courses, review } = useTexts()
  const { id: userId } = useUser()
  const { languageCode } = language
  const { countLookup } = useCounting(languageCode)
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const [missed, setMissed] = useState<readonly number[]>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = missed !== undefined
  useEffect(() => {
    if (isOver) heading.current?.focus()
  }, [isOver])

  function end(places: readonly number[]) {
    setMissed(places)
    const learnt = mistakes.filter((_, place) => !places.includes(place)).map(({ id }) => id)
    onLearnt(learnt)
    void logActivity(userId, { kind: 'mistakes', count: mistakes.length, name: '' }, async () => {
      if (learnt.length === 0) return
      const messageId = `review ${crypto.randomUUID()}`
      await deliver({ kind: 'learnt', userId, languageCode, messageId, mistakeIds: learnt })
    })
  }

  if (missed) {
    return (
      <section aria-labelledby="mistakes-done" className="grid gap-4">
        <h2 ref={heading} id="mistakes-done" tabIndex={-1} className="text-lg outline-none">
          {review.mistakesDone(mistakes.length - missed.length, mistakes.length)}
        </h2>
        <p className="text-ink-soft">{review.mistakesDoneHint}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={reviewPaths.home} className={buttonClass('primary', 'lg')}>
            {review.toReview}
          </Link>
          <Button size="lg" variant="secondary" onClick={onAgain}>
            {courses.anotherRound}
          </Button>
        </div>
      </section>
    )
  }
  return (
    <DrillRun
      drills={mistakes.map(({ drill }) => drill)}
      language={language}
      seed={seed}
      renderAbove={(place) => {
        const mistake = mistakes[place]
        return (
          mistake && (
            <SentenceToCorrect
              parts={diffSentences(mistake.original, mistake.corrected)}
              languageCode={languageCode}
            />
          )
        )
      }}
      afterWrong={(place) => mistakes[place]?.explanation || review.comesBack}
      onAnswer={() => undefined}
      onLookUp={countLookup}
      onOver={end}
    />
  )
}
