import { foldBeds } from '@lingarden/domain/garden/bed-layout'
import { groupByDue, groupByStage, groupings, type Grouping } from '@lingarden/domain/garden/group-words'
import type { DueTimes } from '@lingarden/domain/bank/filter-words'
import type { ReviewClock } from '@lingarden/domain/review/due-cards'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow, BankWord } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { bedName } from '@/components/garden/bed-name'
import { useGarden, type Garden } from '@/components/garden/use-garden'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { BankBed, type BedToShow } from './bank-bed'
import { WaitingPlots } from './waiting-plots'

interface BankGardenProps {
  /** The words that are shown. */
  listed: readonly BankWord[]
  /** All planted words. */
  rows: readonly BankRow[] | undefined
  languageCode: LanguageCode
  due: DueTimes
  clock: ReviewClock
  grouping: Grouping
  onGroup: (grouping: Grouping) => void
}

/** The bank drawn as plants with their words, bed by bed; a search and filters leave out what they do not find. */
export function BankGarden(props: BankGardenProps) {
  const { listed, rows, languageCode, grouping, onGroup } = props
  const { bankWords, gardening } = useTexts('bankWords', 'gardening')
  const garden = useGarden(languageCode, rows)
  const byTerm = useMemo(() => new Map(listed.map((word) => [word.term, word])), [listed])
  const beds = useBeds(props, garden)
  return (
    <section aria-label={bankWords.garden} className="grid grid-cols-1 gap-6">
      <GroupingChoice grouping={grouping} onGroup={onGroup} />
      {!garden || !beds ? (
        <WaitingPlots />
      ) : (
        <>
          {beds.shown.map((bed) => (
            <BankBed key={bed.id} bed={bed} words={byTerm} garden={garden} languageCode={languageCode} />
          ))}
          {beds.folded.length > 0 && (
            <details>
              <summary className="inline-flex min-h-10 items-center px-1 text-sm text-leaf-deep underline underline-offset-3">
                {gardening.furtherBeds(beds.folded.length)}
              </summary>
              <div className="mt-3 grid grid-cols-1 gap-6">
                {beds.folded.map((bed) => (
                  <BankBed
                    key={bed.id}
                    bed={bed}
                    words={byTerm}
                    garden={garden}
                    languageCode={languageCode}
                  />
                ))}
              </div>
            </details>
          )}
        </>
      )}
    </section>
  )
}

/** The beds with the words that are shown, in the order of planting; undefined until they are known. */
function useBeds(
  { listed, due, clock, grouping }: BankGardenProps,
  garden: Garden | undefined,
): { shown: BedToShow[]; folded: BedToShow[] } | undefined {
  const { bankWords, gardening } = useTexts('bankWords', 'gardening')
  return useMemo(() => {
    if (!garden) return undefined
    const wanted = new Set(listed.map(({ term }) => term))
    const beds = garden.beds
      .map((bed) => ({ ...bed, words: bed.words.filter((word) => wanted.has(word)) }))
      .filter(({ words }) => words.length > 0)
    if (grouping === 'topic') {
      const named = (bed: (typeof beds)[number]) => ({ ...bed, name: bedName(bed.origin, gardening) })
      const { shown, folded } = foldBeds(beds)
      return { shown: shown.map(named), folded: folded.map(named) }
    }
    const words = beds.flatMap((bed) => bed.words)
    const shown =
      grouping === 'stage'
        ? groupByStage(words, garden.plants).map((group) => ({
            ...group,
            name: bankWords.strengths[group.id],
          }))
        : groupByDue(words, due, clock).map((group) => ({ ...group, name: bankWords.dueTimes[group.id] }))
    return { shown, folded: [] }
  }, [garden, listed, grouping, due, clock, bankWords, gardening])
}

/** What the beds are laid by, one of three in a line. */
function GroupingChoice({ grouping, onGroup }: Pick<BankGardenProps, 'grouping' | 'onGroup'>) {
  const { bedsBy, groupings: names } = useTexts('bankWords')
  return (
    <div role="group" aria-label={bedsBy} className="-mb-2 flex flex-wrap items-center gap-1.5 text-sm">
      <span aria-hidden className="text-ink-soft">
        {bedsBy}
      </span>
      {groupings.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === grouping}
          onClick={() => onGroup(one)}
          className={classNames(
            'min-h-9 rounded-full px-3',
            one === grouping ? 'bg-leaf-pale font-semibold text-leaf-deep' : 'hover:bg-sunken',
          )}
        >
          {names[one]}
        </button>
      ))}
    </div>
  )
}
