import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { WordPlant } from '@/components/words/word-plant'
import { Soil } from '../components/soil'

interface SummaryWordsProps {
  terms: readonly KeyTerm[]
  language: SupportedLanguage
  /** A word's plant when the lesson was opened. */
  stageBefore: (term: string) => PlantStage | undefined
}

/** The words of a lesson as a bed under its sky; what was recalled in it grows before one's eyes. */
export function SummaryWords({ terms, language: { languageCode }, stageBefore }: SummaryWordsProps) {
  return (
    <ul
      className={`${cardClass()} grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-y-5 overflow-hidden bg-linear-to-b from-(--rain-pale) to-card pt-7`}
    >
      {terms.map(({ term, gloss }) => (
        <li key={term} className="grid grid-rows-[1fr_auto]">
          <span className="relative z-10 -mb-1.5 justify-self-center">
            <WordPlant term={term} languageCode={languageCode} size={60} before={stageBefore(term)} />
          </span>
          <Soil>
            <p className="grid h-full min-h-16 content-start px-1 pt-2 pb-2 text-center text-sm leading-tight wrap-anywhere">
              <b lang={languageCode} className="font-semibold">
                {term}
              </b>
              <span lang="en">{gloss}</span>
            </p>
          </Soil>
        </li>
      ))}
    </ul>
  )
}
