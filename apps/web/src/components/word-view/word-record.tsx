import type { BankWord } from '@lingarden/domain/word-bank'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'

/** When and how a word was planted, when it was added, and where it came from. */
export function WordRecord({ word: { planted, dateAdded, source } }: { word: BankWord }) {
  const bankWords = useTexts('bankWords')
  const formatDate = useDateFormat()
  const facts = [
    ...(planted
      ? [[bankWords.plantedOn, `${formatDate(planted.at)} · ${bankWords.plantedBy[planted.by]}`] as const]
      : []),
    [bankWords.added, formatDate(dateAdded)],
    [bankWords.source, bankWords.sources[source]],
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
