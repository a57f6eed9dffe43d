import { countStages, plantStages } from '@lingarden/domain/plants/plant-stage'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { memo } from 'react'
import { Link } from 'react-router'
import { PlantDrawing } from '@/components/plants/plant'
import { WordLine } from '@/components/ui/word-line'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { Card } from '@/components/ui/card'
import { pagePaths } from '@/lib/paths'
import { usePlants } from '@/lib/review/use-plants'
import { KnownWords } from './known-words'

/** Words that are shown of those planted last. */
const recentWords = 12

interface GardenCardProps {
  languageCode: LanguageCode | undefined
  /** Undefined while they are not known. */
  words: readonly BankRow[] | undefined
}

/** How the garden is: words by stage, and those planted last. Drawn anew only when that has changed. */
export const GardenCard = memo(function GardenCard({ languageCode, words }: GardenCardProps) {
  const { common, dashboard } = useTexts('common', 'dashboard')
  const plants = usePlants(languageCode)
  const format = useNumberFormat()
  const stages =
    words &&
    plants &&
    countStages(
      words.map(({ word_string }) => word_string),
      plants,
    )
  return (
    <Card
      title={dashboard.garden}
      action={
        <Link to={pagePaths.bank} className="py-1 text-sm text-leaf underline">
          {dashboard.toBank}
        </Link>
      }
    >
      <KnownWords languageCode={languageCode} />
      <ul className="grid grid-cols-5 gap-2 text-center">
        {plantStages.map((stage, place) => (
          <li key={stage} className="grid justify-items-center gap-1 rounded-md bg-sunken px-1 py-3">
            <PlantDrawing stage={stage} size={36} />
            <span className="min-h-6 font-medium">{stages && format(stages[place] ?? 0)}</span>
            <span className="text-xs text-ink-soft">{common.stages[stage]}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        <h3 className="text-sm text-ink-soft">{dashboard.recent}</h3>
        <WordLine
          words={plantedLast(words ?? []).map(({ word_string }) => word_string)}
          languageCode={languageCode}
          className="text-chat"
        />
      </div>
    </Card>
  )
})

/** By when they were planted: a tag or a note touches a word, and plants none. */
const plantedLast = (words: readonly BankRow[]): BankRow[] =>
  words.toSorted((a, b) => compareTimes(b.planted_at ?? '', a.planted_at ?? '')).slice(0, recentWords)

const compareTimes = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
