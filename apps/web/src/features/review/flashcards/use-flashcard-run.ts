import { cardGrades, type CardGrade } from '@lingarden/domain/games/flashcards'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { grades } from '@lingarden/domain/review/review'
import {
  answerItem,
  cardsAnswered,
  presentItem,
  shareDone,
  type ReviewRun,
  type RunAnswer,
  type RunItem,
} from '@lingarden/domain/review/review-run'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { logActivity, noteActivity } from '@/lib/activity-log/activity-log'
import { useRecordReviews } from '@/lib/review/record-reviews'
import { useUser } from '@/lib/session/session-provider'

interface RunOptions {
  items: readonly RunItem[]
  languageCode: LanguageCode
  /** By how many milliseconds the moment of the plan was ahead of this device's clock; 0 where the clock is right. */
  clockLag: number
  /** An answer was to be taken back and stands, as it was sent. */
  onTooLate: () => void
  /** Answers that are not taken back any more. */
  onSettled: (answers: readonly RunAnswer[]) => void
}

/** One run: each answer counts at once, may be taken back for as long as it was not sent, and settles on leaving. */
export function useFlashcardRun({ items, languageCode, clockLag, onTooLate, onSettled }: RunOptions) {
  const { id: userId } = useUser()
  const { record, takeBack, send } = useRecordReviews(languageCode)
  const [run, setRun] = useState<ReviewRun>({ items, answers: [] })
  const [settled, setSettled] = useState(0)
  // Leaving may come before the last answer has been drawn.
  const latest = useRef({ answers: run.answers, settled })
  /** Answers on their way into the browser's storage. */
  const keeping = useRef<readonly Promise<void>[]>([])
  /** How many of them are there: what is, reaches the server, whatever becomes of this page. */
  const kept = useRef(0)
  const now = () => Date.now() + clockLag
  // The card does not change while one looks at it.
  const [moment, setMoment] = useState(now)
  const present = presentItem(run, moment)

  function show(next: ReviewRun) {
    latest.current.answers = next.answers
    setRun(next)
    setMoment(now())
  }
  function markSettled(count: number) {
    latest.current.settled = count
    setSettled(count)
  }
  const settle = useEffectEvent(() => {
    const { answers, settled: before } = latest.current
    if (answers.length <= before) return
    markSettled(answers.length)
    const open = answers.slice(before)
    onSettled(open)
    const about = { kind: 'flashcards', count: cardsAnswered(open), name: '' } as const
    // A page that is left for another address ends before anything could be waited for.
    if (kept.current === keeping.current.length) noteActivity(userId, about)
    else void logActivity(userId, about, () => Promise.all(keeping.current))
    void Promise.allSettled(keeping.current).then(send)
  })
  useEffect(() => {
    // A page that is hidden may be closed without a further word.
    const hide = () => {
      if (document.visibilityState === 'hidden') settle()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      settle()
    }
  }, [])

  function keep({ review }: RunAnswer) {
    const count = async () => {
      await record(review)
      kept.current++
    }
    keeping.current = [...keeping.current, count()]
  }

  /** Grades the present card; the run after it, and whether it is over. */
  function answer(given: CardGrade): { answers: readonly RunAnswer[]; isOver: boolean } {
    if (!present) return { answers: run.answers, isOver: true }
    const grade = grades[cardGrades.indexOf(given)] ?? 1
    const next = answerItem(run, present, grade, crypto.randomUUID(), now())
    const last = next.answers.at(-1)
    if (last) keep(last)
    show(next)
    return { answers: next.answers, isOver: presentItem(next, now()) === undefined }
  }

  async function undo() {
    const last = run.answers.at(-1)
    if (!last) return
    show({ ...run, answers: run.answers.slice(0, -1) })
    await Promise.all(keeping.current)
    if (await takeBack(last.review)) return
    // It was sent meanwhile, and what was sent stands.
    show({ ...run, answers: [...latest.current.answers, last] })
    markSettled(latest.current.answers.length)
    onTooLate()
  }

  return {
    run,
    present,
    /** Of the present card among all, from 1. */
    place: 1 + items.findIndex(({ word, kind }) => word === present?.word && kind === present.kind),
    /** How much of the run is done, from 0 to 1. */
    share: shareDone(run, moment),
    canUndo: run.answers.length > settled,
    answer,
    undo: () => void undo(),
    /** The moment that the present card was asked at, in milliseconds since the epoch. */
    moment,
  }
}
