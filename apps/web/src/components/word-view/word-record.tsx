import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'

interface WordRecordProps {
  word: BankWord
  dueAt: number | undefined
  clock: ReviewClock
}

/** Whether a word is planted, when it is reviewed next, when it was added, and where it came from. */
export function WordRecord({ word, dueAt, clock }: WordRecordProps) {
  const bankWords = useTexts('bankWords')
  const formatDate = useDateFormat()
  const due =
    dueAt === undefined
      ? bankWords.neverReviewed
      : dueAt < clock.dayEnd
        ? bankWords.dueTimes.now
        : formatDate(new Date(dueAt).toISOString())
  const { planted } = word
  const facts = [
    [
      bankWords.plantedOn,
      planted ? `${formatDate(planted.at)} · ${bankWords.plantedBy[planted.by]}` : bankWords.notPlanted,
    ],
    ...(planted ? [[bankWords.due, due] as const] : []),
    [bankWords.added, formatDate(word.dateAdded)],
    [bankWords.source, bankWords.sources[word.source]],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
