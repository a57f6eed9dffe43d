import { countStages } from '@lingarden/domain/plants/plant-stage'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { memo, useDeferredValue, useId } from 'react'
import { Link } from 'react-router'
import { WordInAddress } from '@/components/words/word-in-address'
import { useTexts } from '@/i18n/texts'
import { pagePaths } from '@/lib/paths'
import { useIsMobile } from '@/lib/use-is-mobile'
import { Beds } from './beds'
import { GardenTable } from './garden-table'
import { KnownWords } from './known-words'
import { Scenery } from './scenery'
import { StageLegend } from './stage-legend'
import { useGarden, type Garden } from '@/components/garden/use-garden'
import { WaitingBeds } from './waiting-beds'

interface GardenSectionProps {
  languageCode: LanguageCode | undefined
  /** Undefined while they are not known. */
  words: readonly BankRow[] | undefined
  hasFailed: boolean
}

/** How the garden is: beds of plants that say what was recalled. Drawn anew only when that has changed. */
export const GardenSection = memo(function GardenSection({
  languageCode,
  words,
  hasFailed,
}: GardenSectionProps) {
  const { dashboard, gardening } = useTexts('dashboard', 'gardening')
  const heading = useId()
  // An answer of the server is drawn in one piece, what is deferred in many.
  const garden = useDeferredValue(useGarden(languageCode, words))
  const isEmpty = garden?.words === 0
  const isPhone = useIsMobile()
  const about = isEmpty ? (
    <p className="max-w-prose text-ink-soft max-md:mt-5">
      {gardening.empty} {gardening.growsBy}
    </p>
  ) : (
    garden && languageCode && <GardenFigures garden={garden} languageCode={languageCode} />
  )
  return (
    <section aria-labelledby={heading} className="mx-auto w-full max-w-[1200px] px-4 pb-18">
      <Scenery />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <h2 id={heading} className="text-xl">
          {dashboard.garden}
        </h2>
        {garden && !isEmpty && (
          <Link to={pagePaths.bank} className="py-1 text-sm text-leaf-deep underline underline-offset-3">
            {gardening.toBank}
          </Link>
        )}
      </div>
      {hasFailed && <p className="text-ink-soft">{dashboard.gardenFailed}</p>}
      {!isPhone && about}
      {!hasFailed &&
        (garden && languageCode ? <Beds garden={garden} languageCode={languageCode} /> : <WaitingBeds />)}
      {isPhone && about}
      {garden && !isEmpty && <GardenTable garden={garden} />}
      {languageCode && <WordInAddress languageCode={languageCode} />}
    </section>
  )
})

/** What the beds come to; on a phone below them, so that a drawn bed is in sight at once. */
function GardenFigures({ garden, languageCode }: { garden: Garden; languageCode: LanguageCode }) {
  const words = garden.beds.flatMap((bed) => bed.words)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 max-md:mt-6">
      <div className="grid gap-1">
        <p className="max-w-prose text-ink-soft">
          <GardenLine garden={garden} />
        </p>
        <KnownWords languageCode={languageCode} />
      </div>
      <StageLegend stages={countStages(words, garden.plants)} flower={languageByCode(languageCode).flower} />
    </div>
  )
}

function GardenLine({ garden }: { garden: Garden }) {
  const gardening = useTexts('gardening')
  const all = garden.beds.flatMap(({ words }) => words)
  const [seeds = 0, ...grown] = countStages(all, garden.plants)
  const bloom = grown.at(-1) ?? 0
  const sum = gardening.sum(all.length, bloom, all.length - seeds - bloom, seeds)
  return (
    <>
      {sum}
      <br />
      {gardening.growsBy} {garden.tufts && gardening.tuftIs(garden.tufts.tuft)}
    </>
  )
}
