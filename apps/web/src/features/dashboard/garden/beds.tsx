import { drawnOf, foldBeds, plantsOf } from '@lingarden/domain/garden/bed-layout'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import type { Garden } from '@/components/garden/use-garden'
import { useTexts } from '@/i18n/texts'
import { useOpenLesson } from '@/lib/courses/use-open-lesson'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useOneByOne } from '@/lib/use-one-by-one'
import { DugBed } from './dug-bed'
import { HowItGrows } from './how-it-grows'
import { PlantBed } from './plant-bed'
import { TuftBed } from './tuft-bed'

interface BedsProps {
  garden: Garden
  languageCode: LanguageCode
}

const listClass = 'mt-5 flex flex-wrap items-end gap-x-8.5 gap-y-5.5 max-md:mt-3 max-md:gap-4'

/** The beds of a garden, and the one that is dug for the next lesson. */
export function Beds({ garden, languageCode }: BedsProps) {
  const dug = <NextBed key="dug" languageCode={languageCode} />
  if (!garden.tufts) return <PlantBeds garden={garden} languageCode={languageCode} dug={dug} />
  const { beds, tuft } = garden.tufts
  const { flower } = languageByCode(languageCode)
  return (
    <ul className={listClass}>
      {beds.map((bed) => (
        <TuftBed key={bed.kind} bed={bed} tuft={tuft} gardenWords={garden.words} flower={flower} />
      ))}
      {dug}
    </ul>
  )
}

function NextBed({ languageCode }: { languageCode: LanguageCode }) {
  const dashboard = useTexts('dashboard')
  const { lesson } = useOpenLesson(languageCode)
  if (!lesson) return null
  const { first, open, next } = dashboard.lesson
  const state = lesson.isFirst ? first : lesson.isOpen ? open : next
  return <DugBed title={lesson.title} about={dashboard.lessonOf(state, lesson.unit)} to={lesson.path} />
}

/** Plants that are drawn at once: few enough for a phone to draw a frame between two lots. */
const lotSize = 12

function PlantBeds({ garden, languageCode, dug }: BedsProps & { dug: ReactNode }) {
  const gardening = useTexts('gardening')
  const isPhone = useIsMobile()
  const language = languageByCode(languageCode)
  const { shown, folded } = foldBeds(garden.beds)
  const inOrder = [...shown, ...folded]
  const lots = useOneByOne(Math.ceil(plantsOf(inOrder, isPhone) / lotSize))
  const drawn = drawnOf(inOrder, lots * lotSize, isPhone)
  const bedsOf = (beds: typeof shown) =>
    beds.map((bed) => (
      <PlantBed
        key={bed.id}
        bed={bed}
        garden={garden}
        language={language}
        isPhone={isPhone}
        drawn={drawn.get(bed) ?? 0}
      />
    ))
  const courseBeds = shown.filter(({ origin }) => origin.kind === 'unit')
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
        <ul className={`${listClass} min-w-0 flex-1`}>
          {bedsOf(courseBeds)}
          {courseBeds.length > 0 && dug}
          {bedsOf(shown.filter((bed) => !courseBeds.includes(bed)))}
          {courseBeds.length === 0 && dug}
        </ul>
        {garden.words === 0 && <HowItGrows flower={language.flower} />}
      </div>
      {folded.length > 0 && (
        <details className="mt-6">
          <summary className="inline-flex min-h-10 items-center px-1 text-sm text-leaf-deep underline underline-offset-3">
            {gardening.furtherBeds(folded.length)}
          </summary>
          <ul className={listClass}>{bedsOf(folded)}</ul>
        </details>
      )}
    </>
  )
}
