import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { WordPlant } from '@/components/words/word-plant'
import { Soil } from '../components/soil'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface SummaryWordsProps {
  terms: readonly KeyTerm[]
  language: SupportedLanguage
  /** A word's plant when the lesson was opened. */
  stageBefore: (term: string) => PlantStage | undefined
}

/** The words of a lesson as a bed under its sky; what was recalled in it grows before one's eyes. */
export function SummaryWords({ terms, language: { languageCode }, stageBefore }: SummaryWordsProps) {
  const meaningsIn = useMeaningsIn()
  return (
    <ul
      // The plants stand over their earth, and never over the bar that stays above it.
      className={`${cardClass()} isolate grid grid-cols-3 gap-y-5 overflow-hidden md:grid-cols-5 bg-linear-to-b from-(--rain-pale) to-card pt-7`}
    >
      {terms.map(({ term, gloss }) => (
        <li key={term} className="row-span-2 grid grid-rows-subgrid gap-y-0">
          <span className="relative z-10 -mb-1.5 self-end justify-self-center">
            <WordPlant term={term} languageCode={languageCode} size={60} before={stageBefore(term)} />
          </span>
          <Soil>
            <p className="grid h-full min-h-16 content-start px-1 pt-2 pb-2 text-center text-sm leading-tight wrap-anywhere">
              <b lang={languageCode} className="font-semibold">
                {term}
              </b>
              <span lang={meaningsIn}>{gloss}</span>
            </p>
          </Soil>
        </li>
      ))}
      <Fallow places={placesLeft(terms.length, 3)} className="md:hidden" />
      <Fallow places={placesLeft(terms.length, 5)} className="max-md:hidden" />
    </ul>
  )
}

const placesLeft = (words: number, columns: number) => (columns - (words % columns)) % columns

/** Earth in which nothing stands, up to the end of a row. */
function Fallow({ places, className }: { places: number; className: string }) {
  return Array.from({ length: places }, (_, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a place is its number
    <li key={place} aria-hidden className={`row-span-2 grid grid-rows-subgrid gap-y-0 ${className}`}>
      <span className="row-start-2 grid">
        <Soil />
      </span>
    </li>
  ))
}
