import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { WordPlant } from '@/components/words/word-plant'
import { Soil } from '../components/soil'

interface SummaryWordsProps {
  terms: readonly string[]
  languageCode: LanguageCode
  /** A word's plant when the lesson was opened. */
  stageBefore: (term: string) => PlantStage | undefined
}

/** The words of a lesson as they stand in the garden. */
export function SummaryWords({ terms, languageCode, stageBefore }: SummaryWordsProps) {
  return (
    <ul className={`${cardClass()} flex flex-wrap gap-y-3 overflow-hidden pt-4`}>
      {terms.map((term) => (
        <li key={term} className="grid grow basis-26 grid-rows-[1fr_auto]">
          <span className="relative z-10 -mb-1.5 justify-self-center">
            <WordPlant term={term} languageCode={languageCode} size={44} before={stageBefore(term)} />
          </span>
          <Soil>
            <p
              lang={languageCode}
              className="min-h-11 px-1 pt-2 pb-2 text-center text-sm leading-tight wrap-anywhere"
            >
              {term}
            </p>
          </Soil>
        </li>
      ))}
    </ul>
  )
}
