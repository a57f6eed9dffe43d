import { languageOf } from '@lingarden/languages/find-language'
import type { Landings } from '@lingarden/languages/landing'
import { PlantDrawing } from '@/components/plants/plant'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

const stages = ['seed', 'sprout', 'leaf', 'bud', 'bloom'] as const

/** For each stage the word of the first language that has one. */
const plantBed = (landings: Landings) =>
  stages.flatMap((stage) => {
    const words = Array.from(landings, ([tag, { plants }]) => ({ word: plants[stage], tag }))
    const planted = words.find(({ word }) => word !== undefined)
    return planted ? [{ stage, word: planted.word, languageCode: languageOf(planted.tag).languageCode }] : []
  })

/** The word bank as a bed of the garden, one plant for each stage. */
export function Garden({ texts, landings }: { texts: LandingTexts; landings: Landings }) {
  const { garden } = texts.welcome
  return (
    <Section id="garden" title={garden.title} about={garden.text}>
      <ul className="grid grid-cols-5 overflow-hidden rounded-lg bg-card pt-8 ring-1 ring-line">
        {plantBed(landings).map(({ stage, word, languageCode }) => (
          <li key={stage} className="grid grid-rows-[auto_1fr] justify-items-center text-center">
            <span className="grid *:size-14 md:*:size-24">
              <PlantDrawing stage={stage} />
            </span>
            {/* One pixel into the next bed, or a line of light would show between them. */}
            <span className="-me-px grid w-[calc(100%+1px)] content-start gap-1 justify-self-start bg-soil px-1 pt-3 pb-5">
              <span lang={languageCode} className="font-display md:text-lg">
                {word}
              </span>
              <span className="text-xs text-ink md:text-sm">{garden.stages[stage]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
