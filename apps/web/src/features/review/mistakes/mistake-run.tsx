import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
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
import { RoundOver } from './round-over'
import { useMendScene } from './use-mend-scene'

interface MistakeRunProps {
  mistakes: readonly PractisedMistake[]
  language: SupportedLanguage
  /** Back to the list. */
  onLeave: () => void
}

/** Mistakes one by one, each inside its sentence; what was not right comes back at the end. */
export function MistakeRun({ mistakes, language, onLeave }: MistakeRunProps) {
  const { mistakes: texts, review } = useTexts('mistakes', 'review')
  const { id: userId } = useUser()
  const { languageCode } = language
  const { countLookup } = useCounting(languageCode)
  const { pathname, search } = useLocation()
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31))
  const [isOver, setIsOver] = useState(false)
  const [answers, setAnswers] = useState<ReadonlyMap<string, MistakeAnswer>>(new Map())
  const sceneOf = useMendScene(mistakes, language)
  const sent = useRef<Promise<unknown>[]>([])

  /** The first answer says whether it was known. */
  function keep(place: number, isRight: boolean) {
    const mistake = mistakes[place]
    if (!mistake) return
    const answer = { id: crypto.randomUUID(), at: Date.now(), day: currentDay(), isRight }
    setAnswers(new Map([...answers, [mistake.id, answer]]))
    const answered = { kind: 'mistake-answer', userId, languageCode, mistakeId: mistake.id, answer } as const
    sent.current.push(
      deliver(mistakeAnswers, answered).catch((cause: unknown) =>
        logError('An answer to a mistake was not kept', cause),
      ),
    )
  }
  function end() {
    setIsOver(true)
    const about = { kind: 'mistakes', count: mistakes.length, name: '' } as const
    void logActivity(userId, about, () => Promise.all(sent.current))
  }

  /** Of two sentences to choose from, the wrong one is not to be kept with a word. */
  const rightOnly = (sentence: string) =>
    mistakes.some(({ drill }) => drill.right === sentence) ? sentence : ''

  if (isOver) return <RoundOver mistakes={mistakes} answers={answers} language={language} onLeave={onLeave} />
  return (
    <DrillRun
      title={review.mistakes}
      drills={mistakes.map(({ drill }) => drill)}
      language={language}
      seed={seed}
      leaveTo={pathname + search}
      leaveLabel={texts.leave}
      leavesInPlace
      sceneOf={sceneOf}
      afterWrong={() => review.comesBack}
      onAnswer={(place, { isRight }, isFirst, wasWarned) => {
        // What was right only after one was told that it had been wrong was not known.
        if (isFirst) keep(place, isRight && !wasWarned)
      }}
      onLookUp={(term, sentence) => countLookup(term, rightOnly(sentence))}
      onOver={end}
    />
  )
}
