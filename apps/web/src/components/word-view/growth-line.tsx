import {
  chooseSteps,
  plantHistory,
  spreadMarks,
  type HistoryStep,
} from '@lingarden/domain/plants/plant-history'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { languageByCode } from '@lingarden/languages/find-language'
import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { PlantDrawing } from '@/components/plants/plant'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { Droplet } from '@/icons/icons.ts'
import { dayNameOf } from '@/lib/review/review-clock'
import { useReviewLog } from '@/lib/review/use-review-log'
import type { ViewedWord } from './use-viewed-word'

interface GrowthLineProps {
  word: ViewedWord
  own: BankWord
  /** When it is asked next; undefined while it never was. */
  dueAt: number | undefined
  clock: ReviewClock
}

interface Mark {
  at: number
  kind: HistoryStep['kind'] | 'planted' | 'next'
  stage: PlantStage
}

/** So many answers stand on a line of a side panel. */
const mostSteps = 6
/** Least distance of two marks, as a share of the line. */
const leastGap = 0.12

/** The growth of a plant on a line of soil: a plant where it rose, a dot recalled, a ring not recalled, a drop when it is next. */
export function GrowthLine({ word, own, dueAt, clock }: GrowthLineProps) {
  const wordView = useTexts('wordView')
  const log = useReviewLog(word.languageCode).data
  const history = useMemo(
    () => plantHistory(log?.filter((review) => review.word === own.term) ?? [], dayNameOf),
    [log, own.term],
  )
  const say = useShortDay(clock)
  const marks = marksOf(own, history.steps, dueAt)
  const places = spreadMarks(
    marks.map(({ at }) => at),
    leastGap,
  )
  const [first] = marks
  const last = marks.at(-1)
  return (
    <>
      <ol className="relative h-10 rounded-b-md bg-linear-to-b from-transparent from-[27px] to-soil to-[27px]">
        {marks.map((mark, place) => (
          <li
            key={`${mark.at} ${mark.kind}`}
            style={{ left: `${5 + (places[place] ?? 0) * 90}%` }}
            className="absolute bottom-2 grid -translate-x-1/2 justify-items-center"
          >
            <MarkSign mark={mark} word={word} />
            <MarkName mark={mark} clock={clock} />
          </li>
        ))}
      </ol>
      <p aria-hidden className="flex justify-between px-1 pt-0.5 text-xs text-ink-soft">
        <span>{first && say(first.at)}</span>
        <span>{last !== first && last && say(last.at)}</span>
      </p>
      <p className="pt-1 text-sm">
        {history.asked === 0 ? wordView.neverAsked : wordView.recalledOf(history.recalled, history.asked)}{' '}
        {word.isThirsty
          ? wordView.nextNow
          : dueAt !== undefined && (dueAt < clock.dayEnd ? wordView.nextToday : wordView.nextOn(say(dueAt)))}
      </p>
    </>
  )
}

function marksOf({ planted, dateAdded }: BankWord, steps: readonly HistoryStep[], dueAt: number | undefined) {
  const plantedAt = Date.parse(planted?.at ?? dateAdded)
  const chosen = chooseSteps(steps, mostSteps)
  const marks: Mark[] = [
    // What was reviewed before it was planted anew came later than its first planting.
    { at: Math.min(plantedAt, chosen[0]?.at ?? plantedAt), kind: 'planted', stage: 'seed' },
    ...chosen,
  ]
  if (dueAt !== undefined)
    marks.push({ at: Math.max(dueAt, marks.at(-1)?.at ?? dueAt), kind: 'next', stage: 'seed' })
  return marks
}

function MarkSign({ mark: { kind, stage }, word }: { mark: Mark; word: ViewedWord }) {
  if (kind === 'next') return <Droplet size={16} aria-hidden className="mb-0.5 text-rain" />
  if (kind === 'recalled') return <span aria-hidden className="size-2.75 rounded-full bg-leaf" />
  if (kind === 'forgotten')
    return <span aria-hidden className="size-2.75 rounded-full border-2 border-soil-line bg-card" />
  return <PlantDrawing stage={stage} flower={languageByCode(word.languageCode).flower} size={32} />
}

function MarkName({ mark: { kind, at, stage }, clock }: { mark: Mark; clock: ReviewClock }) {
  const { common, wordView } = useTexts('common', 'wordView')
  const day = useShortDay(clock)(at)
  const { steps } = wordView
  return (
    <span className="sr-only">
      {kind === 'rose' ? steps.rose(day, common.stages[stage]) : steps[kind](day)}
    </span>
  )
}

/** Days in few letters: today by its name. */
function useShortDay({ dayStart, dayEnd }: ReviewClock): (time: number) => string {
  const wordView = useTexts('wordView')
  const [language] = useInterfaceLanguage()
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
  return (time) => (time >= dayStart && time < dayEnd ? wordView.today : format.format(time))
}
